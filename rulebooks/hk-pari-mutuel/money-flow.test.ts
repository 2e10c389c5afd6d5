/** Where the money of a pool goes, as it is drawn. */
import { describe, expect, it } from 'vitest';
import { flowSaid, flowTotal, type MoneyFlow, moneyFlow } from '@/simulations/totalisator/money-flow';
import { type Settled, settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { randomStream } from '@/simulations/witness/random';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';
import { randomPool } from './testing/random-pool';
import { type Given, settled } from './testing/settle';

const sum = (ends: MoneyFlow['to']): bigint => ends.reduce((all, { cents }) => all + cents, 0n);
const flowOf = (pool: Given, ...results: unknown[]) => moneyFlow(settled(pool, ...results));

describe('the money flow of a pool', () => {
  it('shows what rounding costs as money that came in', () => {
    // 8,250.00 for 200 unit bets: 41.25, declared as 41.50.
    const pool = { pool: 'win', races: [1], deduction: 0.175, stakes: { 4: 200_000, 7: 800_000 } };
    const flow = flowOf(pool, { race: 1, places: [[4], [7], [1]] });
    expect(flow.from).toEqual([
      { name: 'Staked', cents: 1_000_000n },
      { name: 'Cost of rounding', cents: 5_000n },
    ]);
    expect(flow.through).toEqual({ name: 'Net pool and cost of rounding', cents: 830_000n });
    expect(flowSaid(flow)).toBe(
      'In: Staked 10,000.00 and Cost of rounding 50.00. Out: Deducted 1,750.00 and Dividend of 41.50 on 4 8,300.00.',
    );
  });

  it('tells what is taken for the reserve from a jackpot that goes back to it', () => {
    const stakes = [
      { bet: 'quartet', combination: '1-2-3-4', amount: 50_000 },
      { bet: 'first-4', combination: '5-6-7-8', amount: 50_000 },
    ];
    const pool = {
      pool: 'quartet-first-4',
      races: [1],
      deduction: 0.2,
      reserve: 0.02,
      broughtIn: 700,
      stakes,
    };
    const meeting = readMeeting(
      { pools: [pool], results: [{ race: 1, places: [[9], [2], [3], [4]] }] },
      HK_POOLS,
    );
    const all = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
    if (!all.ok) throw new Error('not settled');
    expect(moneyFlow((all.value[0] as Settled).settlement).to).toEqual([
      { name: 'Deducted', cents: 20_000n, past: true },
      { name: 'To the jackpot reserve', cents: 2_000n, past: true },
      { name: 'Back to the jackpot reserve', cents: 700n },
      { name: 'Held', cents: 78_000n },
    ]);
  });

  it('has nothing to divide where all bets are refunded', () => {
    const pool = { pool: 'win', races: [1], deduction: 0.175, stakes: { 4: 1_000 } };
    const flow = flowOf(pool, { race: 1, places: [], void: true });
    expect(flow.through).toBeUndefined();
    expect(flow.to).toEqual([{ name: 'Refunded', cents: 1_000n, past: true }]);
  });

  it('names the seven largest of many dividends, and the rest together', () => {
    const horses = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const stakes = Object.fromEntries(horses.map((horse) => [horse, horse * 1_000]));
    const flow = flowOf({ pool: 'win', races: [1], stakes }, { race: 1, places: [horses] });
    expect(flow.to.map(({ name }) => name)).toContain('2 more dividends');
    expect(flow.to.filter(({ name }) => name.startsWith('Dividend of'))).toHaveLength(7);
  });

  it('lets as much out as in, of 400 pools at random', () => {
    for (let at = 0; at < 400; at += 1) {
      const one = randomPool(randomStream(4, 'flows', at));
      if (!one) continue;
      const deduction = `${one.pool.deduction}/1000`;
      const meeting = readMeeting({ pools: [{ ...one.pool, deduction }], results: one.results }, HK_POOLS);
      const all = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
      if (!all.ok) continue;
      for (const { settlement } of all.value) {
        const flow = moneyFlow(settlement);
        expect({ one, sum: sum(flow.to) }).toEqual({ one, sum: flowTotal(flow) });
        const divided = flow.to.filter(({ past }) => !past);
        expect(flow.through?.cents ?? 0n).toBe(sum(divided));
      }
    }
  });
});
