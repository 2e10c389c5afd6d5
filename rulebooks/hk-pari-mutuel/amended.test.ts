/** What an amended result changes in the pools that rest on it. */
import { describe, expect, it } from 'vitest';
import { amended } from '@/simulations/totalisator/amended';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { amendedJson } from '../totalisator/amended-json';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';

const pool = (name: string, race: number, staked: Record<string, number>) => ({
  pool: name,
  races: [race],
  deduction: '17.5%',
  stakes: Object.entries(staked).map(([combination, amount]) => ({ combination, amount })),
});
const WIN = pool('win', 1, { 4: 200_000, 7: 800_000 });
const OTHER = pool('win', 2, { 1: 100_000 });

function settledOf(pools: object[], results: object[]) {
  const meeting = readMeeting({ pools, results }, HK_POOLS);
  const settled = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
  if (!meeting.ok || !settled.ok) throw new Error('the meeting settles');
  return { results: meeting.value.results, settled: settled.value };
}
const finish = (...first: (number | number[])[]) => ({ race: 1, places: first });
const SECOND = { race: 2, places: [1, 2, 3] };
const before = settledOf([WIN, OTHER], [finish(4, 7, 1), SECOND]);

describe('an amended result', () => {
  it('changes the dividends of its race alone', () => {
    // 8,250.00 for 200 bets is 41.25, for 800 bets 10.31.
    const change = amendedJson(amended(before, settledOf([WIN, OTHER], [finish(7, 4, 1), SECOND])));
    expect(change).toEqual({
      races: [{ race: 1, before: '1st: 4; 2nd: 7; 3rd: 1.', after: '1st: 7; 2nd: 4; 3rd: 1.' }],
      pools: [
        {
          pool: 'win',
          races: [1],
          is: 'changed',
          outcome: { before: 'divided', after: 'divided' },
          dividends: [
            { text: '7', unit: 1_000, before: null, after: 1_050 },
            { text: '4', unit: 1_000, before: 4_150, after: null },
          ],
          money: { paid: { before: 830_000, after: 840_000 }, rounding: { before: -5_000, after: -15_000 } },
        },
      ],
      same: 1,
    });
  });

  it('is none where only the order of a dead heat is written otherwise', () => {
    const one = settledOf([WIN], [finish([4, 7], 1)]);
    const other = settledOf([WIN], [finish([7, 4], 1)]);
    expect(amended(one, other)).toEqual({ races: [], pools: [], same: 1 });
  });

  it('can take a dividend away, and a pool', () => {
    const { pools } = amended(before, settledOf([WIN], [{ race: 1, places: [], void: true }, SECOND]));
    expect(
      pools.map(({ is, outcome, dividends }) => [is, outcome, dividends.map((one) => one.after)]),
    ).toEqual([
      ['changed', { before: 'divided', after: 'refunded' }, [undefined]],
      ['removed', { before: 'divided' }, [undefined]],
    ]);
  });

  it('compares pools that are listed twice one by one', () => {
    const twice = settledOf([WIN, { ...WIN, deduction: 0 }], [finish(4, 7, 1)]);
    expect(amended(twice, twice)).toMatchObject({ pools: [], same: 2 });
  });
});
