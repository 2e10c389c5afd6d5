/** A dead heat of any size: who leads is counted and told, never listed. */
import { describe, expect, it } from 'vitest';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { compareLeads, leadOf, waysToLead } from '@/simulations/totalisator/ways';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';
import { moneyIn, partsIn, paysIn, settled } from './testing/settle';

const horses = (many: number) => Array.from({ length: many }, (_, at) => at + 1);

/** Every order in which the horses can be said to have finished, cut after so many: slow, and in another way. */
function leading(places: readonly (readonly number[])[], many: number): number[][] {
  const [first, ...rest] = places;
  if (!first || many === 0) return [[]];
  if (first.length === 0) return leading(rest, many);
  return first.flatMap((horse) =>
    leading([first.filter((other) => other !== horse), ...rest], many - 1).map((more) => [horse, ...more]),
  );
}

const inAnyOrder = (orders: readonly number[][]): number[][] => [
  ...new Map(
    orders.map((order) => [...order].sort((a, b) => a - b)).map((set) => [set.join(), set]),
  ).values(),
];

/** All selections of so many of eight horses. */
function selections(many: number): number[][] {
  return many === 0
    ? [[]]
    : selections(many - 1).flatMap((some) =>
        horses(8)
          .filter((horse) => !some.includes(horse))
          .map((horse) => [...some, horse]),
      );
}

describe('the ways to lead', () => {
  it.each([
    [[[1], [2], [3], [4]]],
    [[[1, 2], [3, 4, 5], [6]]],
    [[[1], [2, 3, 4, 5, 6, 7], [8]]],
    [[[3, 1], [2], [8, 5, 4]]],
    [[horses(7)]],
  ])('are those that are found when all orders are written out: %j', (places) => {
    for (const many of [1, 2, 3, 4])
      for (const ordered of [true, false]) {
        const orders = leading(places, many);
        const all = ordered ? orders : inAnyOrder(orders);
        expect(waysToLead({ places }, many, ordered)).toBe(all.length);
        const asked = ordered ? selections(many) : inAnyOrder(selections(many));
        const found = asked.filter((one) => leadOf({ places }, one, ordered));
        expect(found.map(String).sort()).toEqual(all.map(String).sort());
      }
  });

  it('stand in one order, whatever the numbers of the horses', () => {
    const places = [[9, 2, 5]];
    const orders = [
      [2, 9],
      [9, 5],
      [9, 2],
      [5, 9],
    ];
    const byLead = orders
      .map((order) => ({ order, lead: leadOf({ places }, order, true) ?? [] }))
      .sort((a, b) => compareLeads(a.lead, b.lead));
    expect(byLead.map(({ order }) => order)).toEqual([
      [9, 2],
      [2, 9],
      [9, 5],
      [5, 9],
    ]);
  });

  it('are 99 x 98 x 97 x 96 for the first four among 99, in order', () => {
    expect(waysToLead({ places: [horses(99)] }, 4, true)).toBe(90_345_024);
    expect(waysToLead({ places: [horses(99)] }, 4, false)).toBe(90_345_024 / 24);
  });
});

describe('a dead heat of ninety-nine', () => {
  const heat = (more: object = {}) => ({ race: 1, places: [horses(99)], ...more });
  const quartet = { pool: 'quartet', races: [1], stakes: { '1-2-3-4': 1_000, '99-98-97-96': 3_000 } };

  it('is shared by the quartets that are backed, each by its bets', () => {
    const pool = settled(quartet, heat());
    // 40.00, half of it each: 20.00 for one unit bet, and 20.00 for three, 6.67, below the least of 11.00.
    expect(partsIn(pool)).toEqual({ '1-2-3-4': '1/2', '99-98-97-96': '1/2' });
    expect(paysIn(pool)).toEqual({ '1-2-3-4': 2_000, '99-98-97-96': 1_100 });
    expect(pool.reasons.map(({ says }) => says)).toContain(
      'A dead heat makes 90,345,024 combinations win; 2 of them are backed.',
    );
  });

  it('sends what nobody backed to the jackpot where the operator announced it', () => {
    const pool = settled({ ...quartet, announced: true, broughtIn: 90_345_024_000 - 4_000 }, heat());
    // 90,345,024,000 cents over 90,345,024 combinations is 10.00 for each: 3.33 for three bets; the least is 11.00.
    expect(pool.dividends.map(({ part }) => Number(part))).toEqual([1_000, 1_000]);
    expect(paysIn(pool)).toEqual({ '1-2-3-4': 1_100, '99-98-97-96': 1_100 });
    expect(moneyIn(pool)).toMatchObject({ paid: 4_400, carried: 90_345_022_000 });
  });

  it('pays a triple trio by the trios that are backed: 156,849 win in each race', () => {
    const race = (number: number) => ({ ...heat(), race: number, starters: 99 });
    const pool = {
      pool: 'triple-trio',
      races: [1, 2, 3],
      stakes: { '1-2-3/4-5-6/7-8-9': 1_000 },
      broughtIn: 0,
    };
    const { outcome, account, dividends } = settled(pool, race(1), race(2), race(3));
    expect([outcome, dividends.length, account.paid]).toEqual(['divided', 1, 1_100n]);
  });

  it('is settled in a merged pool, too', () => {
    const merged = {
      pool: 'quartet-first-4',
      races: [1],
      deduction: 0,
      stakes: [
        { combination: '1-2-3-4', amount: 1_000, bet: 'quartet' },
        { combination: '5-6-7-8', amount: 24_000, bet: 'first-4' },
      ],
    };
    const read = readMeeting({ pools: [merged], results: [heat()] }, HK_POOLS);
    const all = read.ok ? settleMeeting(read.value, HK_POOLS) : read;
    const pool = all.ok ? all.value[0]?.settlement : undefined;
    // 25 orders are backed, one of them by itself: 10.00 each, and 240.00 for the 24 of the first 4 over 24 unit bets.
    expect(pool && paysIn(pool)).toEqual({ '1-2-3-4': 1_100, '5-6-7-8': 1_100 });
    expect(pool?.dividends.map(({ part }) => Number(part))).toEqual([1_000, 24_000]);
  });
});
