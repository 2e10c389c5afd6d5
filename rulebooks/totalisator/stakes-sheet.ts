/** A meeting's file with the stakes of a sheet added: a row for each combination. All of it, or a sentence for each row that is wrong. */
import type { z } from 'zod';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { dollars } from '@/simulations/totalisator/reason';
import type { PoolRules, PoolType } from '@/simulations/totalisator/rules';
import type { Legs } from '@/simulations/totalisator/selection';
import { quoted } from '../spelling/quoted';
import { readCombination } from './combination';
import { GivenMeeting, MOST } from './given';
import { typeNamed } from './pool-named';
import { centsTyped, racesTyped } from './typed';
import { unread } from './unread';

type Given = z.infer<typeof GivenMeeting>;

/** What a sum is in is never guessed: one of the two heads the column. */
const SUMS = ['cents', 'dollars'] as const;
const NAMED = { pool: ['pool'], races: ['races', 'race'], combination: ['combination'], sum: SUMS } as const;
type Name = keyof typeof NAMED;
type Columns = Record<Name, number> & { isDollars: boolean };

const spelled = (text: string): string => text.trim().toLowerCase();

const refused = (message: string, field: string): Problem => ({ code: 'input-unreadable', message, field });

function columnsIn(heads: readonly string[]): Result<Columns> {
  const found = heads.map(spelled);
  const at = (name: Name): number =>
    found.findIndex((head) => (NAMED[name] as readonly string[]).includes(head));
  const columns = { pool: at('pool'), races: at('races'), combination: at('combination'), sum: at('sum') };
  const lacking = (Object.keys(columns) as Name[]).filter((name) => columns[name] < 0);
  if (lacking.length > 0 || SUMS.every((sum) => found.includes(sum)))
    return fail(
      refused(
        'The first row of the stakes names the columns: write Pool, Races, Combination, and Cents or Dollars.',
        'row 1',
      ),
    );
  return ok({ ...columns, isDollars: found[columns.sum] === 'dollars' });
}

const numbers = (races: Given['pools'][number]['races']): number[] =>
  typeof races === 'number' ? [races] : races;

const doesRun = (given: Given, race: number | undefined, horse: number): boolean => {
  const starters = given.results.find((result) => result.race === race)?.starters;
  if (starters === undefined) return true;
  return typeof starters === 'number' ? horse <= starters : starters.includes(horse);
};

function stranger(given: Given, races: readonly number[], legs: Legs) {
  for (const [leg, horses] of legs.entries()) {
    const horse = horses.find((one) => !doesRun(given, races[leg], one));
    if (horse !== undefined) return { horse, race: races[leg] };
  }
  return undefined;
}

type Placed = { pool: number; type: PoolType; races: number[] };

function poolFor(
  given: Given,
  rules: PoolRules,
  { pool, races }: { pool: string; races: string },
): Placed | string {
  const type = typeNamed(rules, pool);
  if (!type) return `has no pool ${quoted(pool, 40)}; write one of the meeting, for example win`;
  if (type.takes === 'composite')
    return `is a bet on ${type.label.toLowerCase()}, whose groups have names; list it in the meeting`;
  const on = racesTyped(races);
  if (!on) return `has no races in ${quoted(races, 40)}; write their numbers, for example 4/5`;
  const at = given.pools.flatMap((one, index) =>
    typeNamed(rules, one.pool) === type && numbers(one.races).join() === on.join() ? [index] : [],
  );
  const [found] = at;
  if (found === undefined)
    return `is in no pool of the meeting: it has no ${type.label.toLowerCase()} on ${on.join('/')}; add the pool or correct the row`;
  if (at.length > 1)
    return `fits two pools of the meeting; list ${type.label.toLowerCase()} on ${on.join('/')} once`;
  return { pool: found, type, races: on };
}

/** `rows`: the names of the columns first. */
export function withStakesSheet(
  value: unknown,
  rows: readonly (readonly string[])[],
  rules: PoolRules,
): Result<Given> {
  const given = GivenMeeting.safeParse(value);
  if (!given.success) return unread(given);
  const meeting = given.data;
  const columns = columnsIn(rows[0] ?? []);
  if (!columns.ok) return columns;
  const { isDollars } = columns.value;
  const stakes = meeting.pools.map((pool) => [...pool.stakes]);
  const problems: Problem[] = [];
  const known = new Map<string, Placed | string>();
  const placed = (pool: string, races: string): Placed | string => {
    const named = `${pool}\n${races}`;
    const found = known.get(named) ?? poolFor(meeting, rules, { pool, races });
    known.set(named, found);
    return found;
  };
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const field = `row ${index + 1}`;
    const cell = (name: Name): string => (cells[columns.value[name]] ?? '').trim();
    const wrong = (says: string) => problems.push(refused(`Row ${index + 1} ${says}.`, field));
    const found = placed(cell('pool'), cell('races'));
    if (typeof found === 'string') {
      wrong(found);
      continue;
    }
    const legs = readCombination(cell('combination'), found.type, () => field);
    const cents = centsTyped(cell('sum'), isDollars ? 'dollars' : 'cents');
    const strange = legs.ok ? stranger(meeting, found.races, legs.value) : undefined;
    if (!legs.ok)
      for (const { message } of legs.problems) problems.push(refused(`Row ${index + 1}: ${message}`, field));
    if (strange)
      wrong(
        `is on horse ${strange.horse}, which does not run in race ${strange.race}; correct the combination or the starters`,
      );
    if (cents === undefined)
      wrong(
        isDollars
          ? `has ${quoted(cell('sum'), 40)} staked; write dollars with whole cents, at most ${dollars(BigInt(MOST))}, for example 2,000.50`
          : `has ${quoted(cell('sum'), 40)} staked; write whole cents, at most ${MOST}, for example 200050`,
      );
    if (legs.ok && cents !== undefined && !strange)
      stakes[found.pool]?.push({ combination: legs.value, amount: cents });
  }
  if (problems.length > 0) return fail(...problems);
  return ok({
    ...meeting,
    pools: meeting.pools.map((pool, at) => ({ ...pool, stakes: stakes[at] ?? [] })),
  });
}
