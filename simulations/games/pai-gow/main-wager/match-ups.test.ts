import { describe, expect, inject, it } from 'vitest';
import { bestAgainst } from '../best/best-setting';
import { gainsOf } from '../best/gains';
import { layoutOf } from '../best/layout';
import { categoryOf, RANKS_AS_CHOSEN } from '../cards/ranking';
import { type Checked, setEveryHandBy } from '../house-way/completeness';
import { CHOSEN } from '../house-way/gaps';
import { rule1321 } from '../house-way/rule-13-21';
import type { Split } from '../house-way/seven';
import { PaiGowParameters } from '../parameters';
import { waysOf } from '../ways';
import { forEachCommonSet, WHOLE_PACK } from './common-cards';
import { bestOfEach, everyPair, handsOf, setBy } from './every-pair';
import { matchUps, merged } from './match-ups';
import { outcomesOf } from './outcomes';
import { againstDealer } from './stand-off-hand';

const dealer = rule1321(CHOSEN);
/** Far from the dealer's: two pairs are never split, and three of a kind are. */
const player = {
  ...dealer,
  lines: dealer.lines.map((line) => {
    if (line.id.startsWith('two-pairs')) return { ...line, front: { beside: 'highest-two' as const } };
    return line.id === 'pair' ? { ...line, front: { behind: 'best-five' as const } } : line;
  }),
};
const [byPlayer, byDealer] = setEveryHandBy([player, dealer], RANKS_AS_CHOSEN) as [Checked, Checked];
const alike = outcomesOf(byDealer.settings, byDealer.settings);
const apart = outcomesOf(byPlayer.settings, byDealer.settings);

const [FIVE_TO_ACE, TEN_TO_ACE, TWO_TO_FIVE_AND_ACE] = [0b1111111111000, 0b1111100000000, 0b1000000001111];

const PACKS = [
  ['two suits of eight to ace', { suits: 2, ranks: FIVE_TO_ACE & ~0b111000, jokers: 1 }],
  ['three suits of two to five and ace', { suits: 3, ranks: TWO_TO_FIVE_AND_ACE, jokers: 1 }],
  ['four suits of ten, jack, queen and ace', { suits: 4, ranks: 0b1011100000000, jokers: 1 }],
  ['three suits of ten to ace', { suits: 3, ranks: TEN_TO_ACE, jokers: 1 }],
  ['one suit of all ranks', { suits: 1, ranks: 0b1111111111111, jokers: 1 }],
] as const;

describe('every hand against every other, with the joker', () => {
  it.each(PACKS.slice(0, inject('deep') ? undefined : 2))(
    'in a pack of %s, is counted as by looking at each pair',
    (_, pack) => {
      const hands = handsOf(pack, RANKS_AS_CHOSEN);
      expect(merged([matchUps(alike, pack)], pack)).toEqual(everyPair(hands, dealer, dealer));
      expect(merged([matchUps(apart, pack)], pack)).toEqual(everyPair(hands, player, dealer));
    },
  );

  it.each([
    ['two suits of eight to ace', { suits: 2, ranks: FIVE_TO_ACE & ~0b111000, jokers: 0 }],
    ['three suits of ten to ace', { suits: 3, ranks: TEN_TO_ACE, jokers: 0 }],
    ['three suits of two to five and ace', { suits: 3, ranks: TWO_TO_FIVE_AND_ACE, jokers: 0 }],
  ] as const)('in a pack of %s without a joker, is counted so', (_, pack) => {
    const [without] = setEveryHandBy([dealer], RANKS_AS_CHOSEN, undefined, 0) as [Checked];
    const found = merged([matchUps(outcomesOf(without.settings, without.settings), pack)], pack);
    expect(found).toEqual(everyPair(handsOf(pack, RANKS_AS_CHOSEN), dealer, dealer));
    expect(found.all).toBe(BigInt(pack.suits === 2 ? 3_432 : 6_435 * 8));
  });

  describe('and with a wild joker and ace to five the lowest straight', () => {
    const reading = { ...RANKS_AS_CHOSEN, joker: 'wild', aceToFive: 'lowest' } as const;
    const [{ settings }] = setEveryHandBy([dealer], reading) as [Checked];

    it.each(PACKS.slice(0, inject('deep') ? undefined : 1))('in a pack of %s, is counted so', (_, pack) =>
      expect(merged([matchUps(outcomesOf(settings, settings), pack)], pack)).toEqual(
        everyPair(handsOf(pack, reading), dealer, dealer),
      ),
    );

    it.each(PACKS.slice(inject('deep') ? 0 : -1))('in a pack of %s, is set best so', (_, pack) => {
      const { gain, ...best } = bestOfEach(handsOf(pack, reading), dealer);
      const layout = layoutOf(reading, pack, 1);
      const found = merged([bestAgainst(layout, gainsOf(layout, settings), reading)], pack);
      expect(found).toEqual(best);
      expect(19n * found.wins - 20n * found.losses).toBe(BigInt(gain));
    });
  });

  // Three jokers and two cards each of two suits hold two flushes, and two jokers with five alike six.
  describe.each([
    ['two-wild', 2],
    ['three-wild', 3],
  ] as const)('and with jokers as many as in %s', (joker, jokers) => {
    const { houseWay, outcomes } = waysOf(PaiGowParameters.parse({ joker }));
    const way = rule1321(CHOSEN, jokers);
    const reading = { ...RANKS_AS_CHOSEN, joker: 'wild' } as const;
    const packs: [suits: number, ranks: number][] = [
      [4, 0b1001000000100],
      [3, 0b1000000000111],
      [2, TEN_TO_ACE | 0b1],
      [3, 0b1101000000001],
    ];

    it.each(packs.slice(0, inject('deep') ? undefined : 2))(
      'in a pack of %i suits of the ranks %i, is counted so',
      (suits, ranks) => {
        const pack = { suits, ranks, jokers };
        const found = merged([matchUps(outcomes(houseWay), pack)], pack);
        expect(found).toEqual(everyPair(handsOf(pack, reading), way, way));
        expect(found.wins).toBeGreaterThan(0n);
      },
    );
  });

  it('is the same in parts', () => {
    const pack = { suits: 3, ranks: 0b111100000000, jokers: 1 } as const;
    const parts = [0, 1, 2].map((part) => matchUps(apart, pack, { part, of: 3 }));
    expect(merged(parts, pack)).toEqual(merged([matchUps(apart, pack)], pack));
  });
});

it('a hand of the dealer’s that stands off wins and loses nothing, against the House Way and the best player', () => {
  // Two to five, seven to nine: with no pair and no flush, seven of them are nine-high.
  const pack = { suits: 2, ranks: 0b11101111, jokers: 1 } as const;
  const { settings } = againstDealer(byDealer.settings, '9-high');
  const hands = handsOf(pack, RANKS_AS_CHOSEN);
  const nineHigh = ({ high }: Split) => categoryOf(high) === 'high-card' && high < 1 << 8;
  expect(hands.some(({ seven }) => nineHigh(setBy(dealer)(seven)))).toBe(true);
  const { wins, losses } = everyPair(hands, dealer, dealer, nineHigh);
  expect(matchUps(outcomesOf(byDealer.settings, settings), pack)).toEqual({ wins, losses });

  const { gain, ...best } = bestOfEach(hands, dealer, nineHigh);
  const layout = layoutOf(RANKS_AS_CHOSEN, pack, 1);
  expect(merged([bestAgainst(layout, gainsOf(layout, settings), RANKS_AS_CHOSEN)], pack)).toEqual(best);
  expect(gain).toBeGreaterThan(Number(19n * wins - 20n * losses));
});

it('sets in common are as many as there are, in as many classes as there are of suits', () => {
  const counted = [0, 1, 2, 3, 4, 5].map((size) => {
    let [classes, sets] = [0, 0];
    forEachCommonSet(WHOLE_PACK, size, ({ orbit }) => {
      classes += 1;
      sets += orbit;
    });
    return [classes, sets];
  });
  // Classes of k cards and of k - 1 with the joker: 1, 13, 169, 1,755, 16,432, 134,459. Sets: C(53, k).
  expect(counted).toEqual([
    [1, 1],
    [14, 53],
    [182, 1_378],
    [1_924, 23_426],
    [18_187, 292_825],
    [150_891, 2_869_685],
  ]);
});
