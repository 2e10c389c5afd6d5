/**
 * What a bet returns on average: every order in which the first horses can finish, with its chance, is settled like a result, so
 * rounding, least dividends, deemed winners and refunds are in it. Of pools on several races, results that are drawn. Dead heats are
 * left out; what the bet itself moves is in it as far as it is among the stakes.
 */

import type { RandomSource } from '../../equipment/random-source';
import { inTable } from '../../exact/in-table';
import { ok, type Result } from '../../problems/problem';
import { roundingOf } from '../account';
import { finishersNeeded } from '../conditions';
import type { Pool, Settlement } from '../pool';
import type { Race } from '../race';
import type { PoolRules } from '../rules';
import { ascending, keyOf, legKey } from '../selection';
import { settlePool, withPlaces } from '../settle-pool';
import type { Draw } from './drawn';

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
  /** The chance that a jackpot brought in is paid. */
  won: number;
  /** For each unit on a combination. */
  returns: Map<string, number>;
};

/** `error`: of what is returned, the standard error of so many draws. */
export type Drawn = Expected & { error: number };

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
function backOf({ dividends, outcome, races }: Settlement, pool: Pool): Map<string, number> {
  if (outcome === 'refunded') return new Map([...pool.stakes.keys()].map((key) => [key, 1]));
  // Those that are paid to several combinations, or on fewer races, are no return of one.
  const whole = dividends.filter(({ paysEach, legs }) => !paysEach && legs.length === races.length);
  return new Map(whole.map(({ legs, paid, staked }) => [keyOf(legs), Number(paid) / Number(staked)]));
}

/** The jackpot joins the bonus of six up, elsewhere what the winning combination is paid; never where a race does not count. */
const isJackpotPaid = ({ type, dividends }: Settlement): boolean =>
  dividends.some(
    ({ kind, races }) =>
      kind === (type.lesser?.goesTo === 'first-or-second' ? 'bonus' : 'winning') &&
      (races?.length ?? 1) === type.races,
  );

class Average {
  private readonly sums = { takeOut: 0, breakage: 0, least: 0, carried: 0, returned: 0, won: 0 };
  private readonly returns: Map<string, number>;
  private squares = 0;

  constructor(private readonly pool: Pool) {
    this.returns = new Map([...pool.stakes.keys()].map((key) => [key, 0]));
  }

  add(settled: Settlement, chance: number): void {
    const { sums, returns } = this;
    const { account } = settled;
    const share = (cents: number) => (chance * cents) / Number(account.staked);
    sums.takeOut += share(Number(account.deducted));
    sums.least += share(account.least.valueOf());
    sums.breakage += share(roundingOf(account).valueOf() + account.least.valueOf());
    const returned = Number(account.paid + account.refunded);
    sums.returned += share(returned);
    this.squares += share(returned) * (returned / Number(account.staked));
    sums.carried += share(account.carried.reduce((all, { cents }) => all + Number(cents), 0));
    if (isJackpotPaid(settled)) sums.won += chance;
    for (const [key, back] of backOf(settled, this.pool))
      returns.set(key, (returns.get(key) ?? 0) + chance * back);
  }

  get found(): Expected {
    return { ...this.sums, won: Math.min(1, this.sums.won), returns: this.returns };
  }

  /** The standard error of what is returned, after so many draws of equal chance. */
  errorOf(draws: number): number {
    return Math.sqrt(Math.max(0, this.squares - this.sums.returned ** 2) / Math.max(1, draws - 1));
  }
}

const raceOf = (race: number, starters: readonly number[], order: readonly number[]): Race => ({
  race,
  places: order.map((horse) => [horse]),
  withdrawn: [],
  starters,
  favourites: [],
  isVoid: false,
  finishers: undefined,
});

/**
 * The horses of an order that decide a pool in which somebody backed what won, spelled alike where they decide alike: a win pool is
 * settled once for each winner.
 */
function decidedBy({ type, places }: Pool, race: Race, rules: PoolRules): string {
  const first = race.places.slice(0, finishersNeeded(type, race, withPlaces(rules, places))).flat();
  return legKey(type.ordered ? first : ascending(first));
}

/** Nobody in a later place was paid or deemed to have won. */
const isDecided = ({ outcome, dividends }: Settlement): boolean =>
  outcome === 'divided' && dividends.every(({ kind }) => kind === 'winning');

/** Those that may finish first, and all that were declared. */
export type Field = { runners: readonly number[]; starters: readonly number[] };

export const fieldOf = (runners: readonly number[]): Field => ({ runners, starters: ascending(runners) });

/** A pool on one race of this field. */
export function expectationOf(
  pool: Pool,
  { runners, starters }: Field,
  orders: Orders,
  rules: PoolRules,
): Result<Expected> {
  const many = Math.min(Math.max(pool.type.pick, FIRST), runners.length);
  const average = new Average(pool);
  const decided = new Map<string, { settled: Settlement; chance: number }>();
  for (const order of listsOf(runners, many)) {
    const race = raceOf(inTable(pool.races[0]), starters, order);
    const key = decidedBy(pool, race, rules);
    const known = decided.get(key);
    const chance = orders(order);
    if (known) {
      known.chance += chance;
      continue;
    }
    const settled = settlePool(pool, new Map([[race.race, race]]), rules);
    if (!settled.ok) return settled;
    if (isDecided(settled.value)) decided.set(key, { settled: settled.value, chance });
    else average.add(settled.value, chance);
  }
  for (const { settled, chance } of decided.values()) average.add(settled, chance);
  return ok(average.found);
}

export type Draws = {
  drawOf: (race: number) => Draw;
  /** Left off where all that were declared are drawn. */
  startersOf?: (race: number) => readonly number[];
  draws: number;
  random: RandomSource;
};

/** `drawOf`, `startersOf`: of a race. As many results as `draws` are settled. */
export function drawnExpectation(
  pool: Pool,
  { drawOf, startersOf, draws, random }: Draws,
  rules: PoolRules,
): Result<Drawn> {
  const average = new Average(pool);
  for (let at = 0; at < draws; at += 1) {
    const results = new Map(
      pool.races.map((number) => {
        const order = drawOf(number)(random);
        return [number, raceOf(number, startersOf?.(number) ?? ascending(order), order)];
      }),
    );
    const settled = settlePool(pool, results, rules);
    if (!settled.ok) return settled;
    average.add(settled.value, 1 / draws);
  }
  return ok({ ...average.found, error: average.errorOf(draws) });
}

/** The same pool without least dividends. */
export const withoutLeast = (pool: Pool): Pool => ({
  ...pool,
  type: { ...pool.type, declared: { ...pool.type.declared, above: -pool.unit } },
});
