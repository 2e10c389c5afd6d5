/** A file of a meeting before it is read: its shape, and where in it a fault is, as a person counts. */
import type { z } from 'zod';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { GivenMeeting } from './given';
import { cardPoolNamed, mergedNamed, typeNamed } from './pool-named';
import { refused } from './refused';
import { unread } from './unread';

type Row = { pool?: number; stake?: number; result?: number };

function rowOf(path: readonly PropertyKey[]): Row {
  const [list, at, inside, stake] = path;
  if (typeof at !== 'number') return {};
  if (list === 'results') return { result: at };
  return list === 'pools'
    ? { pool: at, ...(inside === 'stakes' && typeof stake === 'number' && { stake }) }
    : {};
}

const pathOf = (field: string): PropertyKey[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

type File = { pools?: unknown[]; results?: unknown[] } | null;

const PoolNamed = GivenMeeting.shape.pools.element.pick({ pool: true, races: true }).strip();
const RaceNamed = GivenMeeting.shape.results.element.pick({ race: true }).strip();

/** "Win on race 1, stake 3", "Pool 4", "The result of race 2": where in a file a fault is, as a person counts. */
function rowNamed({ pool, stake, result }: Row, value: unknown, rules: PoolRules): string {
  const file = value as File;
  if (result !== undefined) {
    const race = RaceNamed.safeParse((file?.results ?? [])[result]);
    return race.success ? `The result of race ${race.data.race}` : `Result ${result + 1}`;
  }
  if (pool === undefined) return '';
  const given = PoolNamed.safeParse((file?.pools ?? [])[pool]);
  const isKnown = given.success && (typeNamed(rules, given.data.pool) ?? mergedNamed(rules, given.data.pool));
  const name = isKnown ? cardPoolNamed(given.data, rules) : `Pool ${pool + 1}`;
  return stake === undefined ? name : `${name}, stake ${stake + 1}`;
}

/** A sentence after what it is about, unless it names that itself. */
export const saidOf = (where: string, message: string): string =>
  where === '' || message.toLowerCase().includes(where.toLowerCase()) ? message : `${where}: ${message}`;

/** Each with the row that it is in, unless its sentence names it. */
export function byRow(problems: readonly Problem[], value: unknown, rules: PoolRules): Problem[] {
  return problems.map((problem) => {
    const where = rowNamed(rowOf(pathOf(problem.field ?? '')), value, rules);
    return { ...problem, message: saidOf(where, problem.message) };
  });
}

/** How many parts of the path of a fault its row says. */
export function partsNamed(path: readonly PropertyKey[]): number {
  const { pool, stake, result } = rowOf(path);
  return stake !== undefined ? 4 : pool !== undefined || result !== undefined ? 2 : 0;
}

/** The shape of a file, every fault in it with its pool and stake, or its result. */
export function parsed(value: unknown, rules: PoolRules): Result<z.infer<typeof GivenMeeting>> {
  const given = GivenMeeting.safeParse(value);
  if (given.success) return ok(given.data);
  if (given.error.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
    return refused('The file is no meeting; write an object with “pools” and “results”.', 'file');
  return fail(...byRow(unread(given, partsNamed).problems, value, rules));
}
