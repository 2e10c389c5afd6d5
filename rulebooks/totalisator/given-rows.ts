/** A file of a meeting before it is read: its shape, and where in it a fault is, as a person counts. */
import type { z } from 'zod';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { GivenMeeting } from './given';
import { cardPoolNamed } from './pool-named';
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

/** "Win on race 1, stake 3", "Pool 4", "Result 2": where in a file a fault is, as a person counts. */
function rowNamed({ pool, stake, result }: Row, value: unknown, rules: PoolRules): string {
  if (result !== undefined) return `Result ${result + 1}`;
  if (pool === undefined) return '';
  const given = ((value as { pools?: unknown[] } | null)?.pools ?? [])[pool];
  const named = GivenMeeting.shape.pools.element.pick({ pool: true, races: true }).strip().safeParse(given);
  const name = named.success ? cardPoolNamed(named.data, rules) : `Pool ${pool + 1}`;
  return stake === undefined ? name : `${name}, stake ${stake + 1}`;
}

/** Each with the row that it is in, unless its sentence names it. */
export function byRow(problems: readonly Problem[], value: unknown, rules: PoolRules): Problem[] {
  return problems.map((problem) => {
    const row = rowOf(pathOf(problem.field ?? ''));
    const isSaid = row.stake !== undefined && problem.message.startsWith(`Stake ${row.stake + 1} `);
    const where = rowNamed(isSaid ? { pool: row.pool ?? 0 } : row, value, rules);
    return where === '' || problem.message.startsWith(where)
      ? problem
      : { ...problem, message: `${where}: ${problem.message}` };
  });
}

/** The shape of a file, every fault in it with its pool and stake, or its result. */
export function parsed(value: unknown, rules: PoolRules): Result<z.infer<typeof GivenMeeting>> {
  const given = GivenMeeting.safeParse(value);
  if (given.success) return ok(given.data);
  if (given.error.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
    return refused('The file is no meeting; write an object with “pools” and “results”.', 'file');
  const { problems } = unread(given, (path) => {
    const { pool, stake, result } = rowOf(path);
    return stake !== undefined ? 4 : pool !== undefined || result !== undefined ? 2 : 0;
  });
  return fail(...byRow(problems, value, rules));
}
