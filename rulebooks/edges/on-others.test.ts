import { describe, expect, it } from 'vitest';
import { fromText, ratio } from '@/simulations/exact/fraction';
import type { Game } from '../format/record';
import { gb2007 } from '../gb-2007';
import { chosenOptions } from '../offer/engine-wager';
import { parseRulebook } from '../registry';
import { onOthersFigures } from './on-others';

const rulebook = parseRulebook(gb2007);
const game = rulebook.games.find(({ id }) => id === 'pai-gow-poker') as Game;
const wagerOf = (id: string) => game.wagers.find((wager) => wager.id === id) as Game['wagers'][number];
const HANDS = 154_143_080;
/** Hands of each kind, as the tests of Fortune count them; a half in place of the house edge. */
const HELD: Record<string, number> = {
  'seven-card-straight-flush': 32,
  'royal-flush-and-match': 72,
  'seven-card-straight-flush-with-joker': 196,
  'five-aces': 1_128,
  'royal-flush': 26_020,
  'straight-flush': 184_644,
  'four-of-a-kind': 307_472,
  'full-house': 4_188_528,
};
const FIGURES = {
  houseEdge: '1/2',
  events: Object.entries(HELD).map(([id, hands]) => ({
    id,
    label: id,
    count: String(hands),
    probability: `${hands}/${HANDS}`,
    pays: '1 to 1',
    net: '1/1',
    contribution: '0/1',
  })),
} as Parameters<typeof onOthersFigures>[3];
const figures = (given: Record<string, string>, id = 'fortune') =>
  onOthersFigures({ game, currency: 'GBP' }, wagerOf(id), chosenOptions(game, given), FIGURES);

describe('the envy bonus', () => {
  it.each([
    // 500 · 32 + 125 · 72 + 50 · 196 + 25 · 1,128 + 10 · 26,020 + 5 · 184,644 + 2 · 307,472
    ['table-1', 1_861_364],
    // 2,500 · 32 + 500 · 72 + 250 · 196 + 100 · 1,128 + 25 · 26,020 + 10 · 184,644 + 2 · 307,472
    ['table-2', 3_389_684],
  ])('by %s is worth these pounds over all hands of another player', (table, pounds) => {
    const found = figures({ 'envy-pays': table });
    expect(fromText(found?.perHand ?? '0/1').equals(ratio(pounds, HANDS))).toBe(true);
    expect(found?.amounts).toHaveLength(7);
  });

  it('is worth as much more as there are other hands, up to five, and lowers the edge by its share of the stake', () => {
    const found = figures({ 'envy-qualifies': '10' });
    expect([found?.qualifies, found?.stakes]).toEqual([1_000, [1_000, 2_000, 5_000]]);
    expect(found?.by.map(({ otherHands }) => otherHands)).toEqual([1, 2, 3, 4, 5]);
    const three = found?.by[2];
    expect(fromText(three?.worth ?? '0/1').equals(ratio(3 * 1_861_364, HANDS))).toBe(true);
    expect(three?.edges.map((edge) => fromText(edge).toFraction())).toEqual(
      [10, 20, 50].map((stake) =>
        ratio(1, 2)
          .sub(ratio(3 * 1_861_364, HANDS * stake))
          .toFraction(),
      ),
    );
  });

  it('is paid by sums of the operator’s own, hand by hand', () => {
    const found = figures({ 'envy-pays': '600; 125; 50; 25; 10; 5; 2.50' });
    // Table 1, with £100 more for each of the 32 best hands and 50p more for four of a kind.
    const pounds = ratio(1_861_364 + 100 * 32).add(ratio(307_472, 2));
    expect(fromText(found?.perHand ?? '0/1').equals(pounds.div(HANDS))).toBe(true);
    expect(found?.amounts.map(({ amount }) => amount)).toEqual([
      60_000, 12_500, 5_000, 2_500, 1_000, 500, 250,
    ]);
  });

  it('is that of the printed choice while another cannot be read', () => {
    expect(figures({ 'envy-qualifies': 'some', 'envy-pays': 'table-9' })).toEqual(figures({}));
    expect(figures({})?.qualifies).toBe(500);
  });

  it('is paid on no other wager', () => expect(figures({}, 'jokolor')).toBeUndefined());

  it('has the sums that its option says, the best hand first', () => {
    const { values = [] } = game.options.find(({ id }) => id === 'envy-pays') ?? {};
    const said = values.map(({ value, label }) => [value, label.match(/£(?:\d|,(?=\d))+/g)]);
    const { amounts = {} } = wagerOf('fortune').onOthers ?? {};
    expect(said).toEqual(
      Object.entries(amounts).map(([value, sums]) => [value, Object.values(sums).map((sum) => `£${sum}`)]),
    );
  });
});
