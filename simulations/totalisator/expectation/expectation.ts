/**
 * What a bet returns on average: every order in which the first horses can finish, with its chance, is settled like a result, so
 * rounding, least dividends, deemed winners and refunds are in it. Of pools on several races, the horses that decide each race
 * (`several-races.ts`), or results that are drawn where those are too many. Dead heats are left out; what the bet itself moves is in it as far as it is among the stakes.
 */

import type { RandomSource } from '../../equipment/random-source';
import { inTable } from '../../exact/in-table';
import { ok, type Result } from '../../problems/problem';
import { type AnyPool, decidingType, isMerged, racesIn } from '../backed';
import { finishersNeeded } from '../conditions';
import type { Pool, Settlement } from '../pool';
import type { Race } from '../race';
import type { PoolRules, PoolType } from '../rules';
import { ascending, legKey } from '../selection';
import { settlePool, withPlaces } from '../settle-pool';
import { Average, type Expected } from './average';
import type { Draw } from './drawn';

/** The chance that the horses of a list finish first in its order. */
export type Orders = (order: readonly number[]) => number;

/** `error`: of what is returned, the standard error of so many draws. */
export type Drawn = Expected & { error: number };

/** So many places of a race are named in a result, if so many horses run. */
export const FIRST = 3;

/** All lists of so many of the horses. */
export function* listsOf(horses: readonly number[], many: number): Generator<number[]> {
  if (many === 0) yield [];
  else
    for (const horse of horses)
      for (const rest of listsOf(
        horses.filter((other) => other !== horse),
        many - 1,
      ))
        yield [horse, ...rest];
}

export const raceOf = (
  race: number,
  { starters, withdrawn = [] }: Pick<Field, 'starters' | 'withdrawn'>,
  order: readonly number[],
): Race => ({
  race,
  places: order.map((horse) => [horse]),
  withdrawn,
  starters,
  favourites: [],
  isVoid: false,
  finishers: undefined,
});

/**
 * The horses of an order that decide a pool in which somebody backed what won, spelled alike where they decide alike: a win pool is
 * settled once for each winner.
 */
function decidedBy(pool: AnyPool, race: Race, rules: PoolRules): string {
  const { places } = pool;
  const type = decidingType(pool);
  const first = race.places.slice(0, finishersNeeded(type, race, withPlaces(rules, places))).flat();
  return legKey(type.ordered ? first : ascending(first));
}

/** Nobody in a later place was paid or deemed to have won. */
const isDecided = ({ outcome, dividends }: Settlement): boolean =>
  outcome === 'divided' && dividends.every(({ kind }) => kind === 'winning');

/** Those that may finish first, all that were declared, and who of them does not run. */
export type Field = {
  runners: readonly number[];
  starters: readonly number[];
  withdrawn?: readonly number[] | undefined;
};

export const fieldOf = (runners: readonly number[]): Field => ({ runners, starters: ascending(runners) });

/** A pool on one race of this field. */
export function expectationOf(
  pool: AnyPool,
  field: Field,
  orders: Orders,
  rules: PoolRules,
): Result<Expected> {
  const { runners } = field;
  const many = Math.min(Math.max(decidingType(pool).pick, FIRST), runners.length);
  const average = new Average(pool);
  const decided = new Map<string, { settled: Settlement; chance: number }>();
  for (const order of listsOf(runners, many)) {
    const race = raceOf(inTable(racesIn(pool)[0]), field, order);
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
  fieldOf?: (race: number) => Pick<Field, 'starters' | 'withdrawn'>;
  draws: number;
  random: RandomSource;
};

/** `drawOf`, `fieldOf`: of a race. As many results as `draws` are settled. */
export function drawnExpectation(
  pool: AnyPool,
  { drawOf, fieldOf: declared, draws, random }: Draws,
  rules: PoolRules,
): Result<Drawn> {
  const average = new Average(pool);
  for (let at = 0; at < draws; at += 1) {
    const results = new Map(
      racesIn(pool).map((number) => {
        const order = drawOf(number)(random);
        return [number, raceOf(number, declared?.(number) ?? { starters: ascending(order) }, order)];
      }),
    );
    const settled = settlePool(pool, results, rules);
    if (!settled.ok) return settled;
    average.add(settled.value, 1 / draws);
  }
  return ok({ ...average.found, error: average.errorOf(draws) });
}

/** The same pool without least dividends. */
export function withoutLeast<P extends AnyPool>(pool: P): P {
  const without = (type: PoolType): PoolType => ({
    ...type,
    declared: { ...type.declared, above: -pool.unit },
  });
  if (!isMerged(pool)) return { ...pool, type: without((pool as Pool).type) };
  const { single, several } = pool.merged;
  return { ...pool, merged: { ...pool.merged, single: without(single), several: without(several) } };
}
