/** A whole day in the workbench: eleven races of fourteen, every combination of quartet and first 4 staked. */
import { expect, it } from 'vitest';
import { sendMeeting } from '../testing/race-meeting';
import { ADMINISTRATOR, MEMBER, REVIEWER, testSite } from '../testing/site';

const HORSES = Array.from({ length: 14 }, (_, at) => at + 1);
const RACES = HORSES.slice(0, 11);

/** Of so many horses, in each order or in one. */
function selections(pick: number, ordered: boolean, taken: number[] = []): number[][] {
  if (pick === 0) return [taken];
  return HORSES.filter((horse) => !taken.includes(horse) && (ordered || horse > (taken.at(-1) ?? 0))).flatMap(
    (horse) => selections(pick - 1, ordered, [...taken, horse]),
  );
}

it('is taken, settled and settled again to the same bytes', async () => {
  const bets = (bet: string, ordered: boolean) =>
    selections(4, ordered).map((horses) => ({ combination: horses.join('-'), amount: 1_000, bet }));
  const stakes = [...bets('quartet', true), ...bets('first-4', false)];
  // 14 x 13 x 12 x 11 orders and 1,001 choices of four.
  expect(stakes).toHaveLength(24_024 + 1_001);
  const pools = RACES.map((race) => ({ pool: 'quartet-first-4', races: [race], deduction: '25%', stakes }));
  const results = RACES.map((race) => ({ race, places: [4, 7, 9, 1], starters: 14 }));
  const file = { name: 'Whole day', venue: 'Sha Tin', day: '2026-11-29', pools, results };
  const site = await testSite();
  try {
    const { status, id = '', problems } = await sendMeeting(site, MEMBER, JSON.stringify(file));
    expect([status, problems]).toEqual([200, undefined]);
    const own = site.as(MEMBER).meetings;
    const { hash } = await own.settle({ id, revision: 1, why: '' });
    const { pools: settled } = await own.settlement({ id, number: 1 });
    expect(settled).toHaveLength(11);
    // 250,250.00 less a quarter is 187,687.50. The four horses have 24 orders of 10.00 and the group's 10.00: 240 of 250 to the order, 10 of 250, 7,507.50, to the group.
    for (const { dividends } of settled)
      expect(dividends.map(({ on, dividend }) => [on, dividend])).toEqual([
        ['4-7-9-1', '180,180.00'],
        ['1-4-7-9', '7,508.00'],
      ]);
    expect(await site.as(REVIEWER).meetings.settleAgain({ id, number: 1 })).toEqual({
      equal: true,
      wordedOtherwise: false,
      hash,
      kept: hash,
    });
    // The eleven pools are staked alike, so they are kept once.
    const { rows } = await site.client.execute('SELECT COUNT(*) AS many FROM pool_stakes');
    expect(rows[0]?.many).toBe(1);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  } finally {
    await site.remove();
  }
});
