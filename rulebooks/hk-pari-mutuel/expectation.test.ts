/** What bets in these pools return on average, worked out by hand. Amounts are in cents. */
import { describe, expect, it } from 'vitest';
import { ratio } from '@/simulations/exact/fraction';
import type { AnyPool } from '@/simulations/totalisator/backed';
import type { Expected } from '@/simulations/totalisator/expectation/average';
import { evenJackpot } from '@/simulations/totalisator/expectation/break-even';
import {
  type Draw,
  drawnBets,
  drawnByHarville,
  drawnByHenery,
} from '@/simulations/totalisator/expectation/drawn';
import {
  drawnExpectation,
  expectationOf,
  fieldOf,
  type Orders,
  withoutLeast,
} from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import { FinishOrders, NORMAL } from '@/simulations/totalisator/expectation/running-times';
import type { Pool } from '@/simulations/totalisator/pool';
import { totalOf } from '@/simulations/totalisator/selection';
import { settlePool } from '@/simulations/totalisator/settle-pool';
import { randomStream } from '@/simulations/witness/random';
import { readMeeting } from '../totalisator/meeting-file';
import { readRace } from '../totalisator/results';
import { HK_POOLS } from './pools';
import { type Given, poolOf, type Staked } from './testing/settle';

const RUNNERS = [1, 2, 3, 4, 5, 6, 7];
const CHANCES = [40, 20, 15, 10, 8, 5, 2].map((hundredths) => ratio(hundredths, 100));
const orders = (order: readonly number[]) =>
  harville(
    CHANCES,
    order.map((horse) => horse - 1),
  ).valueOf();

function expected(pool: AnyPool): Expected {
  const found = expectationOf(pool, fieldOf(RUNNERS), orders, HK_POOLS);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

const henery = (): Orders => {
  const finish = new FinishOrders(
    NORMAL,
    CHANCES.map((chance) => chance.valueOf()),
  );
  return (order) => finish.chanceOf(order.map((horse) => horse - 1));
};

const poolOfTwo = (stakes: Staked) => poolOf({ pool: 'double', races: [1, 2], deduction: 0.2, stakes });
const poolOfThree = (stakes: Staked, broughtIn: number) =>
  poolOf({ pool: 'triple-trio', races: [1, 2, 3], broughtIn, stakes });

const win = (more: Record<string, unknown> = {}) =>
  poolOf({
    pool: 'win',
    races: [1],
    deduction: 0.2,
    stakes: { 1: 40_000, 2: 20_000, 3: 15_000, 4: 10_000, 5: 8_000, 6: 5_000, 7: 2_000 },
    ...more,
  });

describe('a win pool staked as often as horses win', () => {
  it('returns what is not deducted, on every horse, but for rounding', () => {
    const { returns, takeOut, returned } = expected(win());
    // 800.00 over 40 units is 20.00, over 20 40.00, over 15 53.33, over 8 100.00, over 2 400.00: only 3 is rounded, to 53.50.
    expect(takeOut).toBeCloseTo(0.2, 12);
    expect(returns.get('1')).toBeCloseTo(0.8, 12);
    expect(returns.get('3')).toBeCloseTo(0.15 * 5.35, 12);
    expect(returned).toBeCloseTo(0.8 + 0.15 * 0.15 * 5.35 - 0.15 * 0.8, 12);
  });

  it('comes to one with take-out, breakage and least dividends', () => {
    const { returned, takeOut, breakage, least, carried } = expected(win());
    expect(returned + takeOut + breakage - least + carried).toBeCloseTo(1, 12);
  });
});

it('the least dividend returns 1.50 more for 10 on a favourite that holds nine tenths of the pool', () => {
  const stakes = { 1: 90_000, 2: 2_000, 3: 2_000, 4: 2_000, 5: 2_000, 6: 1_000, 7: 1_000 };
  const favourite = win({ stakes });
  const [less, more] = [expected(withoutLeast(favourite)), expected(favourite)];
  // 800.00 over 90 units is 8.89, rounded to 9.00; the least is 10.50. It wins 40%.
  expect(less.returns.get('1')).toBeCloseTo(0.4 * 0.9, 12);
  expect(more.returns.get('1')).toBeCloseTo(0.4 * 1.05, 12);
  expect(more.least).toBeGreaterThan(0.4 * 0.1);
  expect(less.least).toBe(0);
});

it('returns the third of a place pool that its order makes it due', () => {
  const stakes = Object.fromEntries(RUNNERS.map((horse) => [horse, 10_000]));
  const { returns, takeOut } = expected(poolOf({ pool: 'place', races: [1], deduction: 0.16, stakes }));
  // 588.00 in three parts of 196.00 over ten units: 19.60, declared as 19.50 whoever is placed.
  const placed = RUNNERS.flatMap((a) => RUNNERS.flatMap((b) => RUNNERS.map((c) => [a, b, c])))
    .filter((order) => new Set(order).size === 3 && order.includes(7))
    .reduce((all, order) => all + orders(order), 0);
  expect(returns.get('7')).toBeCloseTo(placed * 1.95, 10);
  expect(takeOut).toBeCloseTo(0.16, 12);
});

/** Settled order by order, each counted by itself. */
function returnedOneByOne(pool: Pool): number {
  const staked = Number(totalOf(pool.stakes));
  let returned = 0;
  for (const a of RUNNERS)
    for (const b of RUNNERS.filter((horse) => horse !== a))
      for (const c of RUNNERS.filter((horse) => horse !== a && horse !== b)) {
        const race = { race: 1, places: [[a], [b], [c]], starters: RUNNERS };
        const read = readRace(race);
        const settled = read.ok && settlePool(pool, new Map([[1, read.value]]), HK_POOLS);
        if (settled === false || !settled.ok) throw new Error('not settled');
        const { paid, refunded } = settled.value.account;
        returned += (orders([a, b, c]) * Number(paid + refunded)) / staked;
      }
  return returned;
}

it.each([
  ['win with a winner nobody backed', { pool: 'win', stakes: { 2: 30_000, 3: 10_000 } }],
  [
    'place, two of its horses unbacked',
    { pool: 'place', stakes: { 1: 70_000, 2: 9_000, 4: 5_000, 7: 1_000 } },
  ],
  [
    'place that pays two places',
    { pool: 'place', places: { two: 4, three: 8 }, stakes: { 1: 70_000, 3: 9_000 } },
  ],
  ['quinella place', { pool: 'quinella-place', stakes: { '1-2': 9_000, '2-3': 8_000, '1-7': 1_000 } }],
  ['quinella', { pool: 'quinella', stakes: { '1-2': 9_000, '3-4': 2_000 }, ifUnbacked: 'refund' }],
  ['tierce', { pool: 'tierce', stakes: { '1-2-3': 9_000, '3-2-1': 2_000 }, ifUnbacked: ['3-2-1'] }],
])('settles once what decides alike: %s returns as order by order', (_, given) => {
  const pool = poolOf({ races: [1], deduction: 0.2, ...given } as Given);
  expect(expected(pool).returned).toBeCloseTo(returnedOneByOne(pool), 12);
});

it('counts those that never win among the starters: with five declared, two places pay; with three, all is refunded', () => {
  const stakes = { 1: 50_000, 2: 30_000, 3: 20_000 };
  const place = poolOf({ pool: 'place', races: [1], deduction: 0, stakes });
  const alike: Orders = () => 1 / 6;
  const returned = (starters: number[]) => {
    const found = expectationOf(place, { runners: [1, 2, 3], starters }, alike, HK_POOLS);
    return found.ok && found.value.returns.get('3');
  };
  expect(returned([1, 2, 3])).toBeCloseTo(1, 12);
  // 3 is first or second in two thirds of results; half of 1,000.00 on 200.00 is 2.50 for each 1.00.
  expect(returned([1, 2, 3, 4, 5])).toBeCloseTo((2 / 3) * 2.5, 12);
});

describe('a merged pool', () => {
  const mergedOf = (pool: string, bets: Record<string, Staked>, more: Record<string, unknown>): AnyPool => {
    const stakes = Object.entries(bets).flatMap(([bet, on]) =>
      Object.entries(on).map(([combination, amount]) => ({ bet, combination, amount })),
    );
    const read = readMeeting(
      {
        pools: [{ pool, races: [1], unit: 1_000, stakes, ...more }],
        results: [{ race: 1, places: [[1], [2], [3], [4]] }],
      },
      HK_POOLS,
    );
    const [found] = read.ok ? read.value.pools : [];
    if (!found) throw new Error(read.ok ? 'no pool' : read.problems[0]?.message);
    return found;
  };
  const inAnyOrder = (four: number[]): number =>
    four
      .flatMap((a) => four.flatMap((b) => four.flatMap((c) => four.map((d) => [a, b, c, d]))))
      .filter((order) => new Set(order).size === 4)
      .reduce((sum, order) => sum + orders(order), 0);
  const adding = ({ returned, takeOut, breakage, least, carried }: Expected) =>
    returned + takeOut + breakage - least + carried;

  it('pays a first 4 the same in any of its orders, and a quartet in one', () => {
    const pool = mergedOf(
      'quartet-first-4',
      {
        quartet: { '1-2-3-4': 10_000, '4-3-2-1': 30_000, '7-6-5-1': 60_000 },
        'first-4': { '1-2-3-4': 100_000, '4-5-6-7': 200_000 },
      },
      { deduction: 0.2 },
    );
    const found = expected(pool);
    const { returns } = found;
    // 3,200.00 are divided. Of 1,400.00 on 1, 2, 3 and 4, 1,000.00 is first 4: 2,285.71 over 100 bets, so 23.00 (3.7(b)). The
    // 914.28 for quartet go over 10 bets or 30: 91.00 or 30.00.
    const first = 0.02; // 0.4 · 1/3 · 3/8 · 2/5
    const backwards = 3.2 / 990; // 0.1 · 1/6 · 4/15 · 8/11
    expect(returns.get('Quartet 1-2-3-4')).toBeCloseTo(first * 9.1, 12);
    expect(returns.get('Quartet 4-3-2-1')).toBeCloseTo(backwards * 3, 12);
    expect(returns.get('First 4 1-2-3-4')).toBeCloseTo(inAnyOrder([1, 2, 3, 4]) * 2.3, 12);
    // Nobody has a first 4 on 1, 5, 6 and 7: 3,200.00 over 60 bets. Nobody a quartet on 4 to 7: 3,200.00 over 200.
    expect(returns.get('Quartet 7-6-5-1')).toBeCloseTo(orders([7, 6, 5, 1]) * 5.3, 12);
    expect(returns.get('First 4 4-5-6-7')).toBeCloseTo(inAnyOrder([4, 5, 6, 7]) * 1.6, 12);
    expect(adding(found)).toBeCloseTo(1, 12);
    // A jackpot does not join an order that is backed within a first 4 alone.
    expect(found.won).toBeCloseTo(first + backwards + orders([7, 6, 5, 1]) + inAnyOrder([4, 5, 6, 7]), 12);
  });

  it('pays a composite whichever of its horses wins', () => {
    const pool = mergedOf(
      'win-composite-win',
      {
        win: { 1: 30_000, 2: 10_000, 3: 20_000, 6: 20_000 },
        'composite-win': { A1: 10_000, A2: 10_000 },
      },
      { deduction: 0, composites: { A1: [1, 2], A2: [3, 4, 5], A3: [6, 7] } },
    );
    const found = expected(pool);
    // 1,000.00. On A1 500.00, 400.00 to win: 800.00 over 30 bets or 10. On A2 300.00, 200.00 to win: 666.67 over 20 is
    // 33.33, so 33.50 (3.7(a)).
    expect(Object.fromEntries(found.returns)).toEqual({
      'Win 1': expect.closeTo(0.4 * 2.65, 12),
      'Win 2': expect.closeTo(0.2 * 8, 12),
      'Win 3': expect.closeTo(0.15 * 3.35, 12),
      'Win 6': expect.closeTo(0.05 * 5, 12),
      'Composite win 1-2': expect.closeTo(0.6 * 2, 12),
      'Composite win 3-4-5': expect.closeTo(0.33 * 3.35, 12),
    });
    expect(adding(found)).toBeCloseTo(1, 12);
    // Not where 4 or 5 wins, whom nobody backed by themselves, nor 7.
    expect(found.won).toBeCloseTo(0.8, 12);
    // 66.67 of each 100.00 is held where 4 or 5 wins, all where 7 does: 0.18 · 2/3 + 0.02 is 0.14, over 0.8. What
    // is held is whole cents.
    expect(evenJackpot(pool, found)).toBeCloseTo((100_000 * 0.14) / 0.8, 0);
  });

  it('returns less by what its least dividends cost', () => {
    const pool = mergedOf(
      'quartet-first-4',
      { quartet: { '1-2-3-4': 1_000 }, 'first-4': { '1-2-3-4': 100_000 } },
      { deduction: 0.2 },
    );
    // 808.00: 800.00 over 100 first 4s is 8.00, and 11.00 is the least.
    const found = expected(pool);
    expect(found.returns.get('First 4 1-2-3-4')).toBeCloseTo(inAnyOrder([1, 2, 3, 4]) * 1.1, 12);
    expect(expected(withoutLeast(pool)).returns.get('First 4 1-2-3-4')).toBeCloseTo(
      inAnyOrder([1, 2, 3, 4]) * 0.8,
      12,
    );
  });
});

describe('the jackpot from which on a pool returns more than is staked', () => {
  const tierces = (amount: number) =>
    Object.fromEntries(
      RUNNERS.flatMap((a) => RUNNERS.flatMap((b) => RUNNERS.map((c) => [a, b, c])))
        .filter((order) => new Set(order).size === 3)
        .map((order) => [order.join('-'), amount]),
    );
  const tierce = (more: Record<string, unknown> = {}) =>
    poolOf({ pool: 'tierce', races: [1], deduction: 0.25, stakes: tierces(100_000), ...more });

  it('is the deduction where the pool is always won: 52,500.00 of 210,000.00', () => {
    expect(evenJackpot(tierce(), expected(tierce()))).toBeCloseTo(5_250_000, 4);
    expect(expected(tierce({ broughtIn: 5_250_000 })).returned).toBeCloseTo(1, 12);
  });

  it('is the same whatever jackpot is there', () => {
    const with8 = tierce({ broughtIn: 8_000_000 });
    expect(evenJackpot(with8, expected(with8))).toBeCloseTo(5_250_000, 4);
  });

  it('has to be larger where the pool is seldom won, as one where 1-2-3 alone is backed', () => {
    // 1-2-3 comes first with 0.4·(0.2/0.6)·(0.15/0.4) = 0.05; 1,000.00 is staked on it, and 750.00 divided.
    const one = tierce({ stakes: { '1-2-3': 100_000 } });
    const found = expected(one);
    expect(found.won).toBeCloseTo(0.05, 12);
    // 0.05·(750.00 and J) is 1,000.00: J is 19,250.00, whatever 7.50 is rounded to and the least dividend is without it.
    expect(evenJackpot(one, found)).toBeCloseTo(1_925_000, 3);
    expect(expected(tierce({ stakes: { '1-2-3': 100_000 }, broughtIn: 1_925_000 })).returned).toBeCloseTo(
      1,
      12,
    );
  });

  it('is none where nobody is ever paid it', () => {
    expect(evenJackpot(win(), { returned: 0.8, breakage: 0, least: 0, won: 0 })).toBeUndefined();
  });
});

describe('results that are drawn', () => {
  const chances = CHANCES.map((chance) => chance.valueOf());
  const drawn = (pool: Pool, draw: Draw, draws: number) => {
    const found = drawnExpectation(
      pool,
      { drawOf: () => draw, draws, random: randomStream(5, 'draws', 0) },
      HK_POOLS,
    );
    if (!found.ok) throw new Error(found.problems[0]?.message);
    return found.value;
  };

  it.each([
    ['Harville', drawnByHarville(RUNNERS, chances), orders],
    ['Henery', drawnByHenery(RUNNERS, chances), henery()],
  ] as const)('finish as often as %s says', (_, draw, chanceOf) => {
    const random = randomStream(3, 'finishes', 0);
    const counts = new Map<string, number>();
    for (let at = 0; at < 20_000; at += 1) {
      const key = draw(random).slice(0, 2).join('-');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const order of [
      [1, 2],
      [2, 1],
      [7, 1],
      [3, 4],
    ]) {
      const chance = chanceOf(order);
      const error = Math.sqrt((chance * (1 - chance)) / 20_000);
      expect(Math.abs((counts.get(order.join('-')) ?? 0) / 20_000 - chance)).toBeLessThan(4 * error);
    }
  });

  it('return of a double what its chances make it due', () => {
    // Only 1/1 is backed: it wins both with 0.16, and then 800.00 of 1,000.00 is paid.
    const double = poolOfTwo({ '1/1': 100_000 });
    const { returned, won, error } = drawn(double, drawnByHarville(RUNNERS, chances), 4_000);
    expect(Math.abs(won - 0.16)).toBeLessThan(4 * Math.sqrt((0.16 * 0.84) / 4_000));
    // 10.50 is the least dividend: 1,050.00 is paid.
    expect(returned).toBeCloseTo(won * 1.05, 12);
    expect(error).toBeCloseTo(1.05 * Math.sqrt((won * (1 - won)) / 3_999), 12);
  });

  it('pay no jackpot where a race of three has too few starters for a triple trio', () => {
    const triple = poolOfThree({ '1-2-3/1-2-3/1-2-3': 1_000 }, 50_000);
    const three = drawnByHarville([1, 2, 3], [0.5, 0.3, 0.2]);
    const refunded = drawn(triple, three, 50);
    expect(refunded.won).toBe(0);
    expect(refunded.returned).toBeCloseTo(1, 12);
    const found = drawnExpectation(
      triple,
      {
        drawOf: (race) => (race === 2 ? three : drawnByHarville(RUNNERS, chances)),
        draws: 400,
        random: randomStream(5, 'draws', 0),
      },
      HK_POOLS,
    );
    expect(found.ok && [found.value.won, found.value.returned > 0]).toEqual([0, true]);
  });

  it('bets that are drawn back what comes in as often', () => {
    const bets = drawnBets(
      win(),
      20_000,
      () => drawnByHarville(RUNNERS, chances),
      randomStream(2, 'bets', 0),
    );
    const on = (horse: number) => Number(bets.stakes.get(String(horse))?.cents ?? 0n) / 20_000_000;
    for (const [at, horse] of RUNNERS.entries()) {
      const chance = chances[at] ?? 0;
      expect(Math.abs(on(horse) - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 20_000));
    }
  });
});
