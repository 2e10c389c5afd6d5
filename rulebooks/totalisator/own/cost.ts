/**
 * What a pool's rules cost players: the take-out of any pool, and of pools on one race what rounding keeps and least dividends
 * give, at example races whose money lies as their horses win.
 */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { ok, type Result } from '@/simulations/problems/problem';
import { expectationOf, fieldOf } from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import type { PoolRules, PoolType } from '@/simulations/totalisator/rules';
import { readMeeting } from '../meeting-file';
import { type ReadPool, type ReadRules, takeOutOf } from './read';

/** How often each of eight horses wins, in hundredths: rounding costs most where dividends are small. */
export const EXAMPLE_RACES = [
  { name: 'a strong favourite', chances: [52, 14, 10, 8, 6, 5, 3, 2] },
  { name: 'a graded field', chances: [28, 20, 15, 12, 9, 7, 5, 4] },
  { name: 'an open field', chances: [16, 14, 13, 13, 12, 12, 10, 10] },
] as const;
/** Staked in the pool of an example, in cents. */
export const EXAMPLE_STAKED = 100_000_000;

/** "a strong favourite (52, 14, …), …": the races in words. */
export const EXAMPLES_SAID = listed(
  EXAMPLE_RACES.map(({ name, chances }) => `${name} (${chances.join(', ')})`),
);

const RUNNERS = EXAMPLE_RACES[0].chances.map((_, at) => at + 1);
const FIELD = fieldOf(RUNNERS);

type Example = (typeof EXAMPLE_RACES)[number];
/** How often horses finish in an order. */
type Orders = (order: readonly number[]) => number;

/** Asked for again with every pool. */
function ordersOf({ chances }: Example): Orders {
  const shares = chances.map((hundredths) => ratio(hundredths, 100));
  const known = new Map<string, number>();
  return (order) => {
    const key = order.join('-');
    const before = known.get(key);
    if (before !== undefined) return before;
    const chance = harville(
      shares,
      order.map((horse) => horse - 1),
    ).valueOf();
    known.set(key, chance);
    return chance;
  };
}

const EXAMPLES = EXAMPLE_RACES.map((race) => ({ name: race.name, orders: ordersOf(race) }));

/** Of what is staked: what rounding keeps, what least dividends give, and what comes back. */
export type ExampleCost = { breakage: number; least: number; returned: number };

export type PoolCost = {
  takeOut: Fraction;
  /** On average over the example races, and at each; left off for pools that they do not fit. */
  example?: ExampleCost & { races: (ExampleCost & { name: string })[] };
};

/** With more, the example has too many orders of finish to settle while somebody waits. */
const PICKS_AT_MOST = 3;

function* picksOf(many: number, ordered: boolean, from: readonly number[] = RUNNERS): Generator<number[]> {
  if (many === 0) yield [];
  else
    for (const [at, horse] of from.entries()) {
      const rest = ordered ? from.filter((other) => other !== horse) : from.slice(at + 1);
      for (const others of picksOf(many - 1, ordered, rest)) yield [horse, ...others];
    }
}

function* permuted(horses: readonly number[]): Generator<number[]> {
  if (horses.length === 0) yield [];
  else
    for (const horse of horses)
      for (const rest of permuted(horses.filter((other) => other !== horse))) yield [horse, ...rest];
}

/** How often these horses finish first, in this order or in any. */
function weightOf(horses: readonly number[], ordered: boolean, orders: Orders): number {
  const all = ordered ? [horses] : [...permuted(horses)];
  return all.reduce((sum, order) => sum + orders(order), 0);
}

/** What is staked on each combination, in whole unit bets: a bet on places as on the same horses to finish first. */
function stakesOf(type: PoolType, unit: bigint, orders: Orders): { combination: string; amount: number }[] {
  const units = EXAMPLE_STAKED / Number(unit);
  return [...picksOf(type.pick, type.ordered)].map((horses) => ({
    combination: horses.join('-'),
    amount: Math.max(1, Math.round(units * weightOf(horses, type.ordered, orders))) * Number(unit),
  }));
}

/** Undefined where unit bets are larger than all of the example's money. */
function costAt(
  { given, general, unit }: ReadPool,
  type: PoolType,
  orders: Orders,
  rules: PoolRules,
): Result<ExampleCost | undefined> {
  const { partialUnit, deduction, reserve, step, minimum } = given;
  const places = type.takes === 'placed' ? general.places : undefined;
  const terms = { partialUnit, deduction, reserve, step, minimum, places, readings: general.readings };
  const pool = {
    pool: type.id,
    races: 1,
    unit: given.unit,
    ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)),
    stakes: stakesOf(type, unit, orders),
  };
  const results = [{ race: 1, places: [], starters: RUNNERS }];
  const meeting = readMeeting({ pools: [pool], results }, rules, 'kept');
  const [read] = meeting.ok ? meeting.value.pools : [];
  if (!read || 'merged' in read) return ok(undefined);
  const expected = expectationOf(read, FIELD, orders, rules);
  if (!expected.ok) return expected;
  const { breakage, least, returned } = expected.value;
  return ok({ breakage, least, returned });
}

const mean = (races: readonly ExampleCost[], of: keyof ExampleCost): number =>
  races.reduce((sum, race) => sum + race[of], 0) / races.length;

export function costOf(pool: ReadPool, rules: PoolRules): Result<PoolCost> {
  const takeOut = takeOutOf(pool);
  const { type } = pool;
  if (!type || type.races > 1 || type.takes === 'composite' || type.pick > PICKS_AT_MOST)
    return ok({ takeOut });
  const races: (ExampleCost & { name: string })[] = [];
  for (const { name, orders } of EXAMPLES) {
    const cost = costAt(pool, type, orders, rules);
    if (!cost.ok) return cost;
    if (!cost.value) return ok({ takeOut });
    races.push({ name, ...cost.value });
  }
  const of = (what: keyof ExampleCost) => mean(races, what);
  return ok({
    takeOut,
    example: { breakage: of('breakage'), least: of('least'), returned: of('returned'), races },
  });
}

export type PoolCosts = { pool: string; before?: PoolCost; after?: PoolCost };

/** Of every pool on either side, in the order of the later rules. */
export function costsOf(
  before: Pick<ReadRules, 'pools'>,
  after: Pick<ReadRules, 'pools'>,
  rules: PoolRules,
): Result<PoolCosts[]> {
  const ids = [...new Set([...after.pools, ...before.pools].map(({ id }) => id))];
  const costs: PoolCosts[] = [];
  for (const id of ids) {
    const sides = [before, after].map(({ pools }) => pools.find((one) => one.id === id));
    const [was, is] = sides.map((pool) => pool && costOf(pool, rules));
    if (was && !was.ok) return was;
    if (is && !is.ok) return is;
    costs.push({
      pool: (sides[1] ?? sides[0])?.label ?? id,
      ...(was && { before: was.value }),
      ...(is && { after: is.value }),
    });
  }
  return ok(costs);
}
