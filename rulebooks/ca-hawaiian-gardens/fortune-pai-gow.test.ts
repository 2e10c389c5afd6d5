/** Fortune Pai Gow Poker as an operator files it. */
import { describe, expect, it } from 'vitest';
import { fromText, ratio, toText } from '@/simulations/exact/fraction';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { game, start, breached, paying, between, choosing, sign } = filed(
  caHawaiianGardens,
  'fortune-pai-gow-poker',
);
const fortune = game.wagers.find(({ id }) => id === 'fortune');
if (!fortune) throw new Error('it has the bonus');
const standard = game.wagers.find(({ id }) => id === 'standard') as typeof fortune;
const edgeOf = (joker: string, wager = fortune) =>
  printedEdge(game, wager, chosenOptions(game, { joker }), wager.minimum);

/** Of 154,143,080 hands: counted by a program of its own in C, or published (`pai-gow/fortune-bonus`). */
const PAID: [pays: number, wild: number, limited: number][] = [
  [500, 1_128, 1_128],
  [200, 13_536, 0],
  [100, 26_132, 26_132],
  [50, 38_728, 38_728],
  [30, 146_104, 146_104],
  [25, 1_121_024, 307_472],
  [5, 5_997_144, 4_188_528],
  [4, 6_027_224, 6_172_088],
  [2, 11_083_940, 11_236_028],
];
const HANDS = 154_143_080;
const byHand = (which: 1 | 2) =>
  ratio(HANDS - PAID.reduce((sum, row) => sum + row[which] * (row[0] + 1), 0), HANDS);

describe('Fortune Pai Gow Poker of the binder', () => {
  it('has nothing to object to as read, with either joker or none', () => {
    expect(Object.keys(start.wagers)).toEqual(['standard', 'fortune']);
    expect(breached(start)).toEqual([]);
    expect(breached(choosing({ joker: 'limited' }))).toEqual([]);
    expect(breached(choosing({ joker: 'none' }))).toEqual([]);
  });

  it.each([
    ['standard', 'win', '1 to 1', 'Fortune 36'],
    ['fortune', 'five-aces', '400 to 1', 'Fortune 60'],
    ['fortune', 'five-of-a-kind', '2000 to 1', 'Fortune 61'],
    ['fortune', 'royal-flush', '150 to 1', 'Fortune 62'],
    ['fortune', 'straight-flush', '60 to 1', 'Fortune 63'],
    ['fortune', 'straight-flush-with-joker', '25 to 1', 'Fortune 64'],
    ['fortune', 'four-of-a-kind', '20 to 1', 'Fortune 65'],
    ['fortune', 'full-house', '6 to 1', 'Fortune 66'],
    ['fortune', 'flush', '3 to 1', 'Fortune 67'],
    ['fortune', 'straight', '3 to 1', 'Fortune 68'],
  ])('pays as read: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it('takes the Fortune Bonus only beside a game wager', () => {
    const { fortune: alone } = start.wagers;
    if (!alone) throw new Error('it is on offer');
    expect(breached({ ...start, wagers: { fortune: alone } })).toContain('Fortune 20(b)');
  });

  it('gives an envy button from $5 on, and no other amount', () => {
    expect(breached(choosing({ 'envy-qualifies': '10' }))).toEqual(['Fortune 2(b)']);
    expect(sign().map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'A Fortune Bonus of $5 or more qualifies for the Envy Bonus.',
        'Envy Bonus: five aces $200, five of a kind $100, royal flush $50, straight flush $25, straight flush with joker $10.',
      ]),
    );
  });

  it('costs 8.56% on the Fortune Bonus with a joker that may be any card, 30.32% with the other, and 49.32% with none', () => {
    expect(toText(edgeOf('wild'))).toBe(toText(byHand(1)));
    expect(toText(edgeOf('limited'))).toBe(toText(byHand(2)));
    // With 52 cards the counts of seven cards are published: 49.32%.
    expect(edgeOf('none').valueOf()).toBeCloseTo(0.4932, 4);
    expect(byHand(1).valueOf()).toBeCloseTo(0.0856, 4);
    expect(fromText(toText(byHand(2))).valueOf()).toBeCloseTo(0.3032, 4);
  });

  it.each([
    ['wild', 2_260_647_627_845_264n, 2_360_861_524_586_272n],
    ['limited', 2_360_723_961_772_804n, 2_467_480_314_035_240n],
    ['none', 1_782_856_070_278_372n, 1_862_685_256_605_340n],
  ])(
    'with the joker as “%s” the game wager loses its losses less nine tenths of its wins',
    (joker, wins, losses) => {
      const pairs = joker === 'none' ? 133_784_560n * 45_379_620n : 8_250_459_031_214_400n;
      expect(toText(edgeOf(joker, standard))).toBe(toText(ratio(losses * 10n - wins * 9n, pairs * 10n)));
    },
  );

  it('charges by eleven schedules of its own and twenty of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(31);
    expect(breached(between(10_00, 100_00))).toEqual([]);
    expect(breached(between(5_00, 100_00))).toContain('Collection Procedures 2');
  });
});
