/** Two versions of a schedule, or the printed one and a version, option by option, with what each costs at a table. */
import { type ComparedOption, comparedCost, comparedOptions } from '@/rulebooks/fees/compared';
import type { CostAtTable } from '@/rulebooks/fees/cost-at-table';
import { dollars, limitNamed, playersNamed } from '@/rulebooks/fees/finding';
import type { FeeOption, FeeTable } from '@/rulebooks/fees/schedule';
import { costText, feesSaid, feesText } from '@/rulebooks/fees/words';
import { readRows } from '@/rulebooks/fees/written/read';
import { type Fraction, isNegative, toText } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { countTyped } from '../fees/count-typed';
import type { ShownSum } from '../fees/shapes';
import { sumTyped } from '../fees/sum-typed';
import { type Answer, refuse } from '../problems/problem';
import { readVersion } from './read';
import type { ComparedRow, Comparison, Sides } from './shapes';

/** At which table, and which of the options. */
export type AtTable = {
  players: number | null;
  hands: number | null;
  limit?: string | undefined;
  /** Those that did not change too. */
  all: boolean;
  /** So many of them were seen before. */
  skip: number;
  most?: number;
};

export type CompareAsked = AtTable & {
  id: string;
  /** 0 is the printed schedule. */
  from: number;
  to: number;
};

export const ROWS_SHOWN = 200;

async function scheduleAt(
  context: MemberContext,
  { id, revision }: { id: string; revision: number },
): Promise<Answer<FeeTable>> {
  const read = await readVersion(context, revision === 0 ? { id } : { id, revision });
  if (!read.ok) return read;
  const { table, version } = read.value;
  if (revision === 0) return ok(table);
  const rows = readRows(table, version.rows);
  if ('table' in rows) return ok(rows.table);
  return refuse(
    'fee-unreadable',
    `Version ${revision} has rows that cannot be read, so it cannot be compared. Choose another version.`,
    { field: 'version' },
  );
}

const changeText = (change: Fraction): string => {
  if (change.n === 0n) return '$0';
  const text = costText(isNegative(change) ? change.neg() : change);
  const sign = isNegative(change) ? '−' : '+';
  return text.startsWith('≈ ') ? `≈ ${sign}${text.slice(2)}` : `${sign}${text}`;
};

const sum = (value: Fraction): ShownSum => ({ shown: costText(value), exact: toText(value) });

function sides(
  { before, after }: Sides<CostAtTable>,
  of: (cost: CostAtTable) => Fraction,
): Sides<ShownSum> & { change?: ShownSum } {
  const [was, is] = [before && of(before), after && of(after)];
  const change = was && is ? is.sub(was) : undefined;
  return {
    ...(was && { before: sum(was) }),
    ...(is && { after: sum(is) }),
    ...(change && { change: { shown: changeText(change), exact: toText(change) } }),
  };
}

function costOf(pair: ComparedOption, at: Parameters<typeof comparedCost>[1]): ComparedRow['cost'] {
  const found = comparedCost(pair, at);
  if (!found.ok) return { problem: found.problems[0]?.message ?? '' };
  const { limit, ...costs } = found.value;
  const adds = (cost: CostAtTable | undefined) =>
    cost?.payers.find(({ payer }) => payer === 'player')?.ofWagered;
  const [was, is] = [adds(costs.before), adds(costs.after)];
  return {
    at: dollars(limit.toString()),
    house: sides(costs, ({ whole }) => whole.perHour),
    seat: sides(costs, ({ seat }) => seat.perHour),
    ...((was ?? is) && {
      adds: { ...(was && { before: toText(was) }), ...(is && { after: toText(is) }) },
    }),
  };
}

const nameOf = ({ option, line }: FeeOption): string =>
  option === null ? `Row ${line}` : `Option ${option}`;

function rowOf(
  pair: ComparedOption,
  at: Parameters<typeof comparedCost>[1],
  feeWords: (option: FeeOption) => string,
): ComparedRow {
  const before = 'before' in pair ? pair.before : undefined;
  const after = 'after' in pair ? pair.after : undefined;
  const each = (words: (option: FeeOption) => string): Sides<string> => ({
    ...(before && { before: words(before) }),
    ...(after && { after: words(after) }),
  });
  const own = after ?? before;
  return {
    name: own ? nameOf(own) : '',
    is: pair.is,
    changed: 'changed' in pair ? pair.changed : [],
    limit: each(({ limit }) => limitNamed(limit)),
    players: each(({ players }) => playersNamed(players)),
    fees: each(feeWords),
    cost: costOf(pair, at),
  };
}

/** Of two schedules in the columns of one printed table. */
export function compareTables(earlier: FeeTable, later: FeeTable, asked: AtTable): Result<Comparison> {
  const players = countTyped(asked.players, 'players');
  const hands = countTyped(asked.hands, 'hands');
  const limit = asked.limit ? sumTyped(asked.limit, 'limit') : ok(undefined);
  if (!players.ok || !hands.ok || !limit.ok)
    return fail(...[players, hands, limit].flatMap((one) => (one.ok ? [] : one.problems)));
  const pairs = comparedOptions(earlier, later);
  const count = (is: ComparedRow['is']) => pairs.filter((pair) => pair.is === is).length;
  const wanted = pairs.filter(({ is }) => asked.all || is !== 'same');
  const { skip, most = wanted.length } = asked;
  const columns = (table: FeeTable) => JSON.stringify(table.terms);
  // Under the same columns sums say enough; else who pays each is said with it.
  const feeWords = columns(earlier) === columns(later) ? feesText : feesSaid;
  const at = { players: players.value, hands: hands.value, limit: limit.value };
  return ok({
    counts: {
      same: count('same'),
      changed: count('changed'),
      added: count('added'),
      removed: count('removed'),
    },
    rows: wanted.slice(skip, skip + most).map((pair) => rowOf(pair, at, feeWords)),
  });
}

export async function compareVersions(
  context: MemberContext,
  asked: CompareAsked,
): Promise<Answer<Comparison>> {
  const earlier = await scheduleAt(context, { id: asked.id, revision: asked.from });
  const later = await scheduleAt(context, { id: asked.id, revision: asked.to });
  if (!earlier.ok) return earlier;
  if (!later.ok) return later;
  return compareTables(earlier.value, later.value, { ...asked, most: ROWS_SHOWN });
}
