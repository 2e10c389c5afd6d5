/**
 * What a pool's rules cost players: the take-out of any pool, and of pools on one race what rounding keeps and least dividends
 * give, at an example race whose money lies as its horses win.
 */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { ok, type Result } from '@/simulations/problems/problem';
import { expectationOf } from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { readMeeting } from '../meeting-file';
import { type ReadPool, type ReadRules, takeOutOf } from './read';

/** How often each of the example's horses wins, in hundredths. */
export const EXAMPLE_CHANCES = [28, 20, 15, 12, 9, 7, 5, 4] as const;
/** Staked in the example's pool, in cents. */
export const EXAMPLE_STAKED = 100_000_000;

const CHANCES = EXAMPLE_CHANCES.map((hundredths) => ratio(hundredths, 100));
const RUNNERS = EXAMPLE_CHANCES.map((_, at) => at + 1);
const known = new Map<string, number>();

/** How often horses finish in this order; asked for again with every pool. */
function orders(order: readonly number[]): number {
  const key = order.join('-');
  const before = known.get(key);
  if (before !== undefined) return before;
  const chance = harville(
    CHANCES,
    order.map((horse) => horse - 1),
  ).valueOf();
  known.set(key, chance);
  return chance;
}

export type PoolCost = {
  takeOut: Fraction;
  /** Of what is staked, on average; left off for pools that the example does not fit. */
  example?: { breakage: number; least: number; returned: number };
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
function weightOf(horses: readonly number[], ordered: boolean): number {
  const all = ordered ? [horses] : [...permuted(horses)];
  return all.reduce((sum, order) => sum + orders(order), 0);
}

/** What is staked on each combination, in whole unit bets: a bet on places as on the same horses to finish first. */
function stakesOf({ type, unit }: ReadPool): { combination: string; amount: number }[] {
  if (!type) return [];
  const units = EXAMPLE_STAKED / Number(unit);
  return [...picksOf(type.pick, type.ordered)].map((horses) => ({
    combination: horses.join('-'),
    amount: Math.max(1, Math.round(units * weightOf(horses, type.ordered))) * Number(unit),
  }));
}

export function costOf(pool: ReadPool, rules: PoolRules): Result<PoolCost> {
  const takeOut = takeOutOf(pool);
  const { type, given } = pool;
  if (!type || type.races > 1 || type.takes === 'composite' || type.pick > PICKS_AT_MOST)
    return ok({ takeOut });
  const { unit, partialUnit, deduction, reserve, step, minimum } = given;
  const terms = { unit, partialUnit, deduction, reserve, step, minimum };
  const meeting = readMeeting(
    {
      pools: [
        {
          pool: type.id,
          races: 1,
          ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)),
          stakes: stakesOf(pool),
        },
      ],
      results: [{ race: 1, places: [], starters: RUNNERS }],
    },
    rules,
    'kept',
  );
  // Unit bets may be larger than all of the example's money.
  if (!meeting.ok) return ok({ takeOut });
  const [read] = meeting.value.pools;
  if (!read || 'merged' in read) return ok({ takeOut });
  const expected = expectationOf(read, RUNNERS, orders, rules);
  if (!expected.ok) return expected;
  const { breakage, least, returned } = expected.value;
  return ok({ takeOut, example: { breakage, least, returned } });
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
