/** Returns of pools on several races, beside every order in which all horses of all races can finish. */
import { describe, expect, it } from 'vitest';
import { ratio } from '@/simulations/exact/fraction';
import type { Expected } from '@/simulations/totalisator/expectation/average';
import { fieldOf, listsOf } from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import { expectationOnRaces, resultsOf } from '@/simulations/totalisator/expectation/several-races';
import type { Pool } from '@/simulations/totalisator/pool';
import { keyOf } from '@/simulations/totalisator/selection';
import { settlePool } from '@/simulations/totalisator/settle-pool';
import { HK_POOLS } from './pools';
import { type Given, poolOf } from './testing/settle';

const FOUR = [1, 2, 3, 4];
/** Of the first race, the second and so on: no two alike. */
const CHANCES = [
  [40, 30, 20, 10],
  [10, 25, 30, 35],
  [70, 10, 15, 5],
  [25, 26, 24, 25],
  [50, 20, 20, 10],
  [1, 2, 3, 94],
].map((race) => race.map((hundredths) => ratio(hundredths, 100)));

const ordersIn = (at: number) => (order: readonly number[]) =>
  harville(
    CHANCES[at] ?? [],
    order.map((horse) => horse - 1),
  ).valueOf();

function exactly(pool: Pool, horses = FOUR): Expected {
  const legs = pool.races.map((_, at) => ({ field: fieldOf(horses), orders: ordersIn(at) }));
  const found = expectationOnRaces(pool, legs, HK_POOLS);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

/** Each result settled by itself: what is paid, carried and kept, and what a unit on each combination got. */
function byEveryOrder(pool: Pool): { returned: number; carried: number; returns: Map<string, number> } {
  const all = [...listsOf(FOUR, 4)];
  const sums = { returned: 0, carried: 0, returns: new Map<string, number>() };
  const from = (at: number, orders: number[][], chance: number): void => {
    if (at < pool.races.length) {
      for (const order of all) from(at + 1, [...orders, order], chance * ordersIn(at)(order));
      return;
    }
    const results = new Map(
      orders.map((order, leg) => {
        const race = pool.races[leg] ?? 0;
        const places = order.map((horse) => [horse]);
        const fallen = { withdrawn: [], favourites: [], isVoid: false, finishers: undefined };
        return [race, { race, places, starters: FOUR, ...fallen }];
      }),
    );
    const settled = settlePool(pool, results, HK_POOLS);
    if (!settled.ok) throw new Error(settled.problems[0]?.message);
    const { account, dividends, outcome } = settled.value;
    const staked = Number(account.staked);
    sums.returned += (chance * Number(account.paid + account.refunded)) / staked;
    for (const { cents } of account.carried) sums.carried += (chance * Number(cents)) / staked;
    const add = (key: string, back: number) =>
      sums.returns.set(key, (sums.returns.get(key) ?? 0) + chance * back);
    if (outcome === 'refunded') for (const key of pool.stakes.keys()) add(key, 1);
    else
      for (const { legs, paid, staked: on, paysEach } of dividends)
        if (!paysEach && legs.length === pool.races.length) add(keyOf(legs), Number(paid) / Number(on));
  };
  from(0, [], 1);
  return sums;
}

const SPARSE = { '1/1': 40_000, '1/4': 20_000, '2/3': 15_000, '3/2': 25_000 };

describe('a pool on several races', () => {
  it.each<[string, Given]>([
    ['a double', { pool: 'double', races: [1, 2], deduction: 0.2, stakes: SPARSE }],
    [
      'a double with a jackpot',
      { pool: 'double', races: [1, 2], deduction: 0.2, broughtIn: 30_000, stakes: SPARSE },
    ],
    [
      'a treble',
      {
        pool: 'treble',
        races: [1, 2, 3],
        deduction: 0.2,
        stakes: { '1/4/1': 30_000, '1/4/3': 9_000, '2/3/1': 5_000 },
      },
    ],
    [
      'a double trio',
      {
        pool: 'double-trio',
        races: [1, 2],
        deduction: 0.25,
        stakes: { '1-2-3/2-3-4': 30_000, '1-2-4/1-3-4': 12_000 },
      },
    ],
    [
      'a triple trio, its consolation and its jackpot',
      {
        pool: 'triple-trio',
        races: [1, 2, 3],
        deduction: 0.25,
        broughtIn: 100_000,
        stakes: { '1-2-3/2-3-4/1-2-3': 30_000, '1-2-3/2-3-4/1-3-4': 12_000 },
      },
    ],
  ])('returns by its deciding horses what it returns order by order: %s', (_, given) => {
    const pool = poolOf(given);
    const found = exactly(pool);
    const slow = byEveryOrder(pool);
    expect(found.returned).toBeCloseTo(slow.returned, 10);
    expect(found.carried).toBeCloseTo(slow.carried, 10);
    for (const [key, back] of found.returns) expect(back).toBeCloseTo(slow.returns.get(key) ?? 0, 10);
    const { returned, takeOut, breakage, least, carried } = found;
    const staked = [...pool.stakes.values()].reduce((all, { cents }) => all + Number(cents), 0);
    expect(returned + takeOut + breakage - least + carried).toBeCloseTo(
      1 + Number(pool.broughtIn) / staked,
      10,
    );
  });

  it('pays a double on two favourites as often as both win', () => {
    const { won, returned, returns } = exactly(
      poolOf({ pool: 'double', races: [1, 2], deduction: 0.2, stakes: { '1/4': 100_000 } }),
    );
    // 40% and 35%; 10.50 for 10 is the least dividend.
    expect(won).toBeCloseTo(0.14, 12);
    expect(returns.get('1/4')).toBeCloseTo(0.14 * 1.05, 12);
    expect(returned).toBeGreaterThanOrEqual(0.14 * 1.05);
  });

  it('settles so many results: winners, the second of the last race, any three, the first two of six', () => {
    const count = (pool: Given['pool'], races: number[], stakes: Given['stakes'], horses = 14) => {
      const field = fieldOf(Array.from({ length: horses }, (_, at) => at + 1));
      return resultsOf(
        poolOf({ pool, races, stakes }),
        races.map(() => field),
      );
    };
    expect(count('double', [1, 2], { '1/1': 1000 })).toBe(14 * 14 * 13);
    expect(count('treble', [1, 2, 3], { '1/1/1': 1000 })).toBe(14 * 14 * 14 * 13);
    expect(count('double-trio', [1, 2], { '1-2-3/1-2-3': 1000 })).toBe(364 * 364);
    expect(count('six-up', [1, 2, 3, 4, 5, 6], { '1/1/1/1/1/1': 1000 }, 4)).toBe(12 ** 6);
  });
});
