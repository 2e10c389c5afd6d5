/** A pool from which withdrawals have been taken beforehand pays what the whole pool pays beside its refunds. */
import { describe, expect, it } from 'vitest';
import { afterWithdrawals } from '@/simulations/totalisator/expectation/after-withdrawals';
import { expectationOf } from '@/simulations/totalisator/expectation/expectation';
import type { Settlement } from '@/simulations/totalisator/pool';
import { settlePool } from '@/simulations/totalisator/settle-pool';
import { randomStream } from '@/simulations/witness/random';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';
import { randomPool } from './testing/random-pool';
import { poolOf } from './testing/settle';

const settled = (result: ReturnType<typeof settlePool>): Settlement => {
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
};

/** What is divided, without what was staked and refunded. */
const divided = ({ outcome, account, dividends, netPool }: Settlement) => ({
  outcome,
  netPool,
  paid: account.paid,
  deducted: account.deducted,
  carried: account.carried.map(({ to, cents }) => [to, cents]),
  dividends: dividends.map(({ legs, paid, staked }) => [legs, paid, staked]),
});

describe('withdrawals taken beforehand', () => {
  it('leave 500 random pools paying alike', () => {
    const seen = new Set<string>();
    for (let at = 0; at < 3_000; at += 1) {
      const one = randomPool(randomStream(1, 'withdrawals', at));
      if (!one?.results.some(({ withdrawn }) => withdrawn.length > 0)) continue;
      const deduction = `${one.pool.deduction / 10}%`;
      const meeting = readMeeting({ pools: [{ ...one.pool, deduction }], results: one.results }, HK_POOLS);
      const pool = meeting.ok ? meeting.value.pools[0] : undefined;
      if (!meeting.ok || !pool) continue;
      const races = meeting.value.results;
      const whole = settlePool(pool, races, HK_POOLS);
      if (!whole.ok) continue;
      const left = afterWithdrawals(pool, [...races.values()], HK_POOLS);
      if (left.short.length > 0 || left.cents === whole.value.account.staked) continue;
      const after = settled(settlePool(left.pool, races, HK_POOLS));
      expect({ one, ...divided(after) }).toEqual({ one, ...divided(whole.value) });
      expect(after.account.refunded + left.cents).toBe(whole.value.account.refunded);
      seen.add(one.pool.pool);
    }
    expect(seen.size).toBe(15);
  });

  it('take 2,000 on 3 out of a win pool, and the rest returns what is not deducted', () => {
    const pool = poolOf({
      pool: 'win',
      races: [1],
      deduction: 0.2,
      stakes: { 1: 6_000, 2: 4_000, 3: 2_000 },
    });
    const race = { race: 1, withdrawn: [3], favourites: [] };
    const left = afterWithdrawals(pool, [race], HK_POOLS);
    expect([left.cents, left.moved, [...left.pool.stakes.keys()]]).toEqual([2_000n, 0n, ['1', '2']]);
    const field = { runners: [1, 2], starters: [1, 2, 3], withdrawn: [3] };
    const chance = (order: readonly number[]) => (order[0] === 1 ? 0.6 : 0.4);
    const found = expectationOf(left.pool, field, chance, HK_POOLS);
    // 80.00 over 6 units is 13.33, declared as 13.50; over 4 it is 20.00. Of 12 with the 2 that are refunded, it would be 16.00.
    expect(found.ok && found.value.returns.get('1')).toBeCloseTo(0.6 * 1.35, 12);
    expect(found.ok && found.value.returns.get('2')).toBeCloseTo(0.4 * 2, 12);
  });

  it('put what was on a withdrawn horse of a double on its favourite', () => {
    const pool = poolOf({
      pool: 'double',
      races: [1, 2],
      deduction: 0.2,
      stakes: { '1/2': 1_000, '3/2': 500, '1/4': 700 },
    });
    const race = { race: 1, withdrawn: [3], favourites: [1] };
    const left = afterWithdrawals(pool, [race], HK_POOLS);
    expect([left.cents, left.moved]).toEqual([0n, 500n]);
    expect([...left.pool.stakes].map(([key, { cents }]) => [key, cents])).toEqual([
      ['1/2', 1_500n],
      ['1/4', 700n],
    ]);
    expect(afterWithdrawals(pool, [{ ...race, favourites: [] }], HK_POOLS).short).toEqual([1]);
  });
});
