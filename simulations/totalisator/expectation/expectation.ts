/**
 * What a bet returns on average: every order in which the first horses can finish, with its chance, is settled like a result, so
 * rounding, least dividends, deemed winners and refunds are in it. Dead heats are left out; what the bet itself moves is in it as far
 * as it is among the stakes.
 */
import { inTable } from '../../exact/in-table';
import { ok, type Result } from '../../problems/problem';
import { roundingOf } from '../account';
import type { Pool, Settlement } from '../pool';
import type { Race } from '../race';
import type { PoolRules } from '../rules';
import { keyOf } from '../selection';
import { settlePool } from '../settle-pool';

/** The chance that the horses of a list finish first in its order. */
export type Orders = (order: readonly number[]) => number;

export type Expected = {
  /** Of the whole pool, for each unit staked; together with the return they come to one. */
  takeOut: number;
  /** What rounding keeps, below 0 where it costs. */
  breakage: number;
  /** What least dividends cost. */
  least: number;
  /** Carried to the next pool, or held. */
  carried: number;
  /** Paid and refunded. */
  returned: number;
  /** For each unit on a combination. */
  returns: Map<string, number>;
};

const FIRST = 3;

/** All lists of so many of the horses. */
function* listsOf(horses: readonly number[], many: number): Generator<number[]> {
  if (many === 0) yield [];
  else
    for (const horse of horses)
      for (const rest of listsOf(
        horses.filter((other) => other !== horse),
        many - 1,
      ))
        yield [horse, ...rest];
}

/** What one unit staked on each combination gets back. */
function backOf({ dividends, outcome }: Settlement, pool: Pool): Map<string, number> {
  if (outcome === 'refunded') return new Map([...pool.stakes.keys()].map((key) => [key, 1]));
  return new Map(dividends.map(({ legs, paid, staked }) => [keyOf(legs), Number(paid) / Number(staked)]));
}

/** A pool on one race of these runners. */
export function expectationOf(
  pool: Pool,
  runners: readonly number[],
  orders: Orders,
  rules: PoolRules,
): Result<Expected> {
  const many = Math.min(Math.max(pool.type.pick, FIRST), runners.length);
  const sums = { takeOut: 0, breakage: 0, least: 0, carried: 0, returned: 0 };
  const returns = new Map([...pool.stakes.keys()].map((key) => [key, 0]));
  for (const order of listsOf(runners, many)) {
    const chance = orders(order);
    const race: Race = {
      race: inTable(pool.races[0]),
      places: order.map((horse) => [horse]),
      withdrawn: [],
      starters: runners,
      favourites: [],
      isVoid: false,
      finishers: undefined,
    };
    const settled = settlePool(pool, new Map([[race.race, race]]), rules);
    if (!settled.ok) return settled;
    const { account } = settled.value;
    const share = (cents: number) => (chance * cents) / Number(account.staked);
    sums.takeOut += share(Number(account.deducted));
    sums.least += share(account.least.valueOf());
    sums.breakage += share(roundingOf(account).valueOf() + account.least.valueOf());
    sums.returned += share(Number(account.paid + account.refunded));
    sums.carried += share(account.carried.reduce((all, { cents }) => all + Number(cents), 0));
    for (const [key, back] of backOf(settled.value, pool))
      returns.set(key, (returns.get(key) ?? 0) + chance * back);
  }
  return ok({ ...sums, returns });
}

/** The same pool without least dividends. */
export const withoutLeast = (pool: Pool): Pool => ({
  ...pool,
  type: { ...pool.type, declared: { ...pool.type.declared, above: -pool.unit } },
});
