/** What bets in these pools return on average, worked out by hand. Amounts are in cents. */
import { describe, expect, it } from 'vitest';
import { ratio, toText } from '@/simulations/exact/fraction';
import { jackpotForOne, jackpotToBreakEven } from '@/simulations/totalisator/expectation/break-even';
import {
  type Expected,
  expectationOf,
  withoutLeast,
} from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import type { Pool } from '@/simulations/totalisator/pool';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';
import { fileOf, type Given } from './testing/settle';

const RUNNERS = [1, 2, 3, 4, 5, 6, 7];
const CHANCES = [40, 20, 15, 10, 8, 5, 2].map((hundredths) => ratio(hundredths, 100));
const orders = (order: readonly number[]) =>
  harville(
    CHANCES,
    order.map((horse) => horse - 1),
  ).valueOf();

function poolOf(given: Given): Pool {
  const read = readMeeting(fileOf(given, [{ race: 1, places: [[1], [2], [3]] }]), HK_POOLS);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value.pools[0] as Pool;
}

function expected(pool: Pool): Expected {
  const found = expectationOf(pool, RUNNERS, orders, HK_POOLS);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

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

describe('a jackpot brought in', () => {
  it('makes a pool that is always won even where it is as large as the deduction', () => {
    expect(toText(jackpotToBreakEven({ staked: 1_000n, netPool: 750n, won: ratio(1) }))).toBe('250/1');
  });

  it('has to be larger where the pool is seldom won: 1,000 with 750 divided, won half the time', () => {
    // Half of 750 and J is 1,000: J is 1,250.
    expect(toText(jackpotToBreakEven({ staked: 1_000n, netPool: 750n, won: ratio(1, 2) }))).toBe('1250/1');
  });

  it('joins the bonus of six up only: half of 750 is paid anyway', () => {
    // 375 and half of 375 and J is 1,000: J is 875.
    const six = { staked: 1_000n, netPool: 750n, lesser: ratio(1, 2), won: ratio(1, 2) };
    expect(toText(jackpotToBreakEven(six))).toBe('875/1');
  });

  it('makes one bet of 10 with chance 1 in 200 even at 1,000 more than a net pool of 1,000', () => {
    expect(toText(jackpotForOne(100_000n, 1_000n, ratio(1, 200)))).toBe('100000/1');
  });

  it('is what a settled tierce says, at its break-even', () => {
    const stakes = Object.fromEntries(
      RUNNERS.flatMap((a) => RUNNERS.flatMap((b) => RUNNERS.map((c) => [a, b, c])))
        .filter((order) => new Set(order).size === 3)
        .map((order) => [order.join('-'), 100_000]),
    );
    // 210 orders with 1,000.00 each and a quarter deducted: 52,500.00 brings the return to one.
    const tierce = poolOf({ pool: 'tierce', races: [1], deduction: 0.25, broughtIn: 5_250_000, stakes });
    expect(expected(tierce).returned).toBeCloseTo(1, 12);
  });
});
