/** A settlement in words, as a page shows it. */
import { describe, expect, it } from 'vitest';
import { HK_BOOK } from '@/rulebooks/hk-pari-mutuel/book';
import { readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { DIVIDENDS_SHOWN, settlementShown } from './shown';

function shown(pools: object[], places: (number | number[])[]) {
  const meeting = readMeeting({ pools, results: [{ race: 1, places }] }, HK_BOOK.rules);
  const settled = meeting.ok ? settleMeeting(meeting.value, HK_BOOK.rules) : meeting;
  if (!meeting.ok || !settled.ok) throw new Error('the meeting settles');
  return settlementShown(
    { book: HK_BOOK, results: new Map(meeting.value.results), settled: settled.value },
    1,
  );
}

describe('a settlement as a page shows it', () => {
  it('has the shares of its money, which come to all of it', () => {
    const stakes = [4, 7].map((combination, at) => ({ combination, amount: 200_000 + at * 600_000 }));
    const [pool] = shown([{ pool: 'win', races: [1], deduction: '17.5%', stakes }], [4, 7, 1]).pools;
    // 10,000.00 staked; 8,300.00 is paid for 8,250.00, so 50.00 more comes in: 1,750.00 of 10,050.00 is 17.41%.
    expect(pool?.flow.from.map(({ name, ofAll }) => [name, ofAll])).toEqual([
      ['Staked', '99.50%'],
      ['Cost of rounding', '0.50%'],
    ]);
    expect(pool?.flow.to.map(({ ofAll }) => ofAll)).toEqual(['17.41%', '82.59%']);
    expect(pool?.more).toBe(0);
  });

  it('lists 200 dividends, and counts the others', () => {
    const horses = Array.from({ length: 15 }, (_, at) => at + 1);
    const stakes = horses.flatMap((one) =>
      horses.flatMap((other) => (one === other ? [] : [{ combination: [one, other], amount: 1_000 }])),
    );
    const [pool] = shown([{ pool: 'forecast', races: [1], deduction: 0, stakes }], [horses]).pools;
    expect([pool?.dividends.length, pool?.more]).toEqual([DIVIDENDS_SHOWN, 15 * 14 - DIVIDENDS_SHOWN]);
  });

  it('names twelve dividends of another reading, and counts the others', () => {
    // Fifteen in a dead heat: 226.80 x 10 on each, for 112 bets of 10 that is 20.25, halfway.
    const horses = Array.from({ length: 15 }, (_, at) => at + 1);
    const stakes = horses.map((combination) => ({
      combination,
      amount: combination === 1 ? 112_000 : 235_000,
    }));
    const [pool] = shown([{ pool: 'win', races: [1], deduction: 0, stakes }], [horses]).pools;
    expect(pool?.open[0]).toMatch(/on 12 and 3 more dividends\.$/);
    expect(pool?.open[0]).not.toContain('on 13');
  });
});
