/**
 * What a bet on several races returns on average, exactly: without dead heats, and where every race counts, such a pool is decided by
 * few of the first horses of each race. Orders of finish that share them are settled once, with their chances added up.
 */
import { inTable } from '../../exact/in-table';
import { ok, type Result } from '../../problems/problem';
import type { Pool } from '../pool';
import type { Race } from '../race';
import type { PoolRules } from '../rules';
import { ascending, legKey } from '../selection';
import { settlePool } from '../settle-pool';
import { Average, type Expected } from './average';
import { FIRST, type Field, listsOf, type Orders, raceOf } from './expectation';

/** A race of the pool. */
export type Leg = { field: Field; orders: Orders };

/**
 * The first so many horses of its race: the winner, or the first three whatever their order; and who is second, where a consolation
 * is for that.
 */
const decidingIn = ({ takes, pick, races, lesser }: Pool['type'], at: number): number => {
  if (takes === 'leading') return pick;
  const isSecondPaid =
    lesser?.goesTo === 'first-or-second' || (lesser?.goesTo === 'second-in-last' && at === races - 1);
  return isSecondPaid ? 2 : 1;
};

const choices = (horses: number, many: number): number =>
  Array.from({ length: Math.min(many, horses) }, (_, at) => horses - at).reduce((all, each) => all * each, 1);

/** How many results have to be settled. */
export function resultsOf({ type }: Pool, fields: readonly Field[]): number {
  return fields.reduce((all, { runners }, at) => {
    const many = decidingIn(type, at);
    const lists = choices(runners.length, many);
    return all * (type.takes === 'leading' && !type.ordered ? lists / choices(many, many) : lists);
  }, 1);
}

type Decided = { race: Race; chance: number };

function decidedIn(pool: Pool, at: number, { field, orders }: Leg): Decided[] {
  const { type } = pool;
  const { runners } = field;
  const many = decidingIn(type, at);
  const found = new Map<string, Decided>();
  for (const order of listsOf(runners, Math.min(Math.max(many, FIRST), runners.length))) {
    const first = order.slice(0, many);
    const key = legKey(type.takes === 'leading' && !type.ordered ? ascending(first) : first);
    const known = found.get(key);
    if (known) known.chance += orders(order);
    else found.set(key, { race: raceOf(inTable(pool.races[at]), field, order), chance: orders(order) });
  }
  return [...found.values()];
}

/** `legs`: of its races, in their order. */
export function expectationOnRaces(pool: Pool, legs: readonly Leg[], rules: PoolRules): Result<Expected> {
  const races = legs.map((leg, at) => decidedIn(pool, at, leg));
  const average = new Average(pool);
  const results = new Map<number, Race>();
  const from = (at: number, chance: number): Result<undefined> => {
    const decided = races[at];
    if (!decided) {
      const settled = settlePool(pool, results, rules);
      if (settled.ok) average.add(settled.value, chance);
      return settled.ok ? ok(undefined) : settled;
    }
    for (const one of decided) {
      results.set(one.race.race, one.race);
      const done = from(at + 1, chance * one.chance);
      if (!done.ok) return done;
    }
    return ok(undefined);
  };
  const done = from(0, 1);
  return done.ok ? ok(average.found) : done;
}
