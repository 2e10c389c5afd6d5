import { describe, expect, it } from 'vitest';
import { toPercent } from '../../../exact/decimal';
import { houseEdge } from '../../../figures/house-edge';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { pokaraBonus } from './family';
import { pokaraBonusHead } from './head';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const counted = (packs: number, wager: string) =>
  Object.fromEntries(
    pokaraBonus.distribution({ packs }, wager).outcomes.map(({ event, count }) => [event, Number(count)]),
  );
function edge(packs: number, wager: string, pays: Record<string, string>): string {
  const spec = pokaraBonusHead.wagers({ packs }).find(({ id }) => id === wager) as WagerSpec;
  const cost = houseEdge(pokaraBonus.distribution({ packs }, wager), spec, pays);
  if (!cost.ok) throw new Error(cost.problems[0]?.message);
  return toPercent(cost.value, 4);
}

/** In closed form, for `n` of each card; each hand comes in six orders. */
function byHand(n: number) {
  const trip = choose(n, 3);
  const royal = 4 * n ** 3;
  const straightFlush = 2 * 4 * n ** 3;
  const threes = 5 * choose(4 * n, 3) - 20 * trip;
  const flush = 4 * choose(5 * n, 3) - royal - straightFlush - 20 * trip;
  return {
    trip: 6 * trip,
    royal: 6 * royal,
    straightFlush: 6 * straightFlush,
    threes: 6 * threes,
    flush: 6 * flush,
  };
}

describe.each([3, 4, 8, 20])('from %i packs', (packs) => {
  const { trip, royal, straightFlush, threes, flush } = byHand(packs);
  const others = {
    'royal-flush': royal,
    'straight-flush': straightFlush,
    'three-of-a-kind': threes,
    flush,
  };

  it('three aces of hearts are one of twenty trip flushes', () => {
    expect(counted(packs, 'aces-of-hearts-bonus')).toMatchObject({
      'aces-of-hearts': trip,
      'trip-flush': 19 * trip,
      ...others,
    });
  });

  it('five of twenty trip flushes are of clubs', () => {
    expect(counted(packs, 'clubs-bonus')).toMatchObject({
      'trip-flush-of-clubs': 5 * trip,
      'trip-flush': 15 * trip,
      ...others,
    });
  });

  it.each([
    ['aces-of-hearts-bonus', { 'aces-of-hearts': 500, 'trip-flush': 60 }, 10, 500 * trip + 60 * 19 * trip],
    ['clubs-bonus', { 'trip-flush-of-clubs': 200, 'trip-flush': 50 }, 8, 200 * 5 * trip + 50 * 15 * trip],
  ] as const)('%s costs what its rows add up to', (wager, trips, three, onTrips) => {
    const pays = Object.fromEntries(
      Object.entries({
        ...trips,
        'royal-flush': 30,
        'straight-flush': 20,
        'three-of-a-kind': three,
        flush: 3,
      }).map(([row, win]) => [row, `${win} to 1`]),
    );
    const universe = 20 * packs * (20 * packs - 1) * (20 * packs - 2);
    const paid = onTrips + 30 * royal + 20 * straightFlush + three * threes + 3 * flush;
    const staked = universe - 20 * trip - royal - straightFlush - threes - flush;
    const lost = (staked - paid) / universe;
    expect(Number.parseFloat(edge(packs, wager, pays).replace('−', '-')) / 100).toBeCloseTo(lost, 6);
  });
});

it('gains for the player with twenty packs where aces of hearts pay 500 to 1, and with fewer it costs', () => {
  const rows = { 'royal-flush': '30 to 1', 'straight-flush': '20 to 1', flush: '3 to 1' };
  const old = (packs: number) =>
    edge(packs, 'aces-of-hearts-bonus', {
      ...rows,
      'aces-of-hearts': '500 to 1',
      'trip-flush': '60 to 1',
      'three-of-a-kind': '10 to 1',
    });
  const renewed = (packs: number) =>
    edge(packs, 'clubs-bonus', {
      ...rows,
      'trip-flush-of-clubs': '200 to 1',
      'trip-flush': '50 to 1',
      'three-of-a-kind': '8 to 1',
    });
  expect([3, 4, 5, 6, 8, 20].map(old)).toEqual([
    '20.1403%',
    '14.6835%',
    '11.1936%',
    '8.7794%',
    '5.6652%',
    '-0.2040%',
  ]);
  expect([3, 20].map(renewed)).toEqual(['26.1309%', '5.9414%']);
});
