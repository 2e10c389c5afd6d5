import { describe, expect, inject, it } from 'vitest';
import { type Card, PACK, suitOf } from '../../../equipment/cards/card';
import { JOKER, readWithJoker } from '../../../equipment/cards/joker';
import { suitClasses } from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';
import { jokerCards, plainRank } from './pack';
import { ACES, plainWorth } from './plain';
import {
  categoryOf,
  HIGH_CATEGORIES,
  isFoul,
  LOWS,
  RANKS_AS_CHOSEN,
  rankHigh,
  rankLow,
  ranksOfLow,
} from './ranking';

const cards = (text: string): Card[] => {
  const read = readWithJoker(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const WILD = { ...RANKS_AS_CHOSEN, joker: 'wild' } as const;
const high = (text: string) => rankHigh(cards(text));
const low = (text: string) => rankLow(...(cards(text) as [Card, Card]));

/** Every hand of five once for all that differ by the names of suits, with how many it stands for. */
const hands = (() => {
  const [five, four] = [suitClasses(5), suitClasses(4)];
  const of = ({ cards, size, orbits, count }: typeof five, joker: Card[]) =>
    Array.from({ length: count }, (_, i) => ({
      cards: [...cards.subarray(i * size, (i + 1) * size), ...joker],
      orbit: inTable(orbits[i]),
    }));
  return [...of(five, []), ...of(four, [JOKER])];
})();

describe('hands of five', () => {
  it('are as many of each category as published for a pack with a bug', () => {
    const counts = new Map<string, number>();
    for (const { cards, orbit } of hands) {
      const category = categoryOf(rankHigh(cards));
      counts.set(category, (counts.get(category) ?? 0) + orbit);
    }
    // The royal flushes: 4, and 5 for each suit with the joker for one of their cards. The others add up to C(53, 5).
    const published = [1_418_964, 1_215_024, 138_600, 63_360, 20_532, 7_804, 4_368, 828, 204 - 24, 24, 1];
    expect(HIGH_CATEGORIES.map((category) => counts.get(category))).toEqual(published);
    expect(published.reduce((sum, count) => sum + count, 0)).toBe(2_869_685);
  });

  it('are as many of each category as published for a pack with a wild joker', () => {
    const counts = new Map<string, number>();
    for (const { cards, orbit } of hands) {
      const category = categoryOf(rankHigh(cards, WILD));
      counts.set(category, (counts.get(category) ?? 0) + orbit);
    }
    // en.wikipedia.org/wiki/Poker_probability has straight flushes as 204, the 24 royal ones among them.
    const published = [1_302_540, 1_268_088, 123_552, 137_280, 20_532, 7_804, 6_552, 3_120, 204 - 24, 24, 13];
    expect(HIGH_CATEGORIES.map((category) => counts.get(category))).toEqual(published);
  });

  it.each([
    // 7,462 without the joker; it adds five aces alone.
    ['the joker an ace or completing a hand', RANKS_AS_CHOSEN, 7_463],
    // It adds five of each rank.
    ['a wild joker', WILD, 7_462 + 13],
    ['a wild joker, and ace to five the lowest straight', { ...WILD, aceToFive: 'lowest' }, 7_462 + 13],
  ] as const)('stand in the order that trying every card gives: %s', (_, reading, all) => {
    const step = reading === RANKS_AS_CHOSEN ? 11 : 101;
    const worths = new Map<number, number>();
    // Suits are asked only whether they are one, so hands of the same ranks are read aloud once with and once without.
    const read = new Map<string, number>();
    for (const [i, { cards }] of hands.entries()) {
      const rank = rankHigh(cards, reading);
      // Each worth once, and of the other hands some: every night all of them.
      if (!inject('deep') && worths.has(rank) && i % step !== 0) continue;
      const suits = new Set(cards.filter((card) => card !== JOKER).map(suitOf));
      const asked = `${cards.map(plainRank)} ${cards.includes(JOKER)} ${suits.size === 1}`;
      const worth = read.get(asked) ?? plainWorth(cards, reading);
      read.set(asked, worth);
      expect(worths.get(rank) ?? worth).toBe(worth);
      worths.set(rank, worth);
    }
    const rising = [...worths].sort(([a], [b]) => a - b).map(([, worth]) => worth);
    expect(rising.every((worth, i) => i === 0 || worth > inTable(rising[i - 1]))).toBe(true);
    expect(rising).toHaveLength(all);
  });

  /** Without a joker, and five alike. */
  const plain = hands
    .map(({ cards }) => cards)
    .filter((cards) => !cards.includes(JOKER) || new Set(cards.slice(0, 4).map(plainRank)).size === 1);

  it.each([
    [2, 3, 17],
    [3, 2, 9],
  ])('with %i jokers are worth what trying every card in their place gives', (jokers, naturals, step) => {
    const { cards: held, size, count } = suitClasses(naturals);
    const known = new Map(plain.map((cards) => [plainWorth(cards, WILD), rankHigh(cards, WILD)]));
    for (let i = 0; i < count; i += inject('deep') ? 1 : step) {
      const hand = [...held.subarray(i * size, (i + 1) * size), ...jokerCards(jokers)];
      expect(rankHigh(hand, WILD)).toBe(known.get(plainWorth(hand, WILD)));
    }
  });

  it.each([
    ['Ah 2d 3c 4s 5h', '9h Kd Qc Js Th'],
    ['Th Jd Qc Ks Ah', 'Ah 2d 3c 4s 5h'],
    ['2h 3d 4c 5s Jk', '9h Kd Qc Js Th'],
    ['Ah Ad Ac As Jk', 'Th Jh Qh Kh Ah'],
    ['Ah Qh 9h 5h Jk', 'Ah Qh Jh 9h 5h'],
    ['Kh Kd Kc 2s 2d', 'Ah Kh Qh Jh 9h'],
    ['Jk Kd 9c 5s 2h', 'Kc Qd 9h 5s 2d'],
    ['Jk Ad 9c 5s 2h', 'Kc Kd 9h 5s 2d'],
  ])('%s beat %s', (better, worse) => expect(high(better)).toBeGreaterThan(high(worse)));

  it('with the joker in a flush to the ace are worth what the reading says', () => {
    const hand = cards('Ah Qh 9h 5h Jk');
    expect(rankHigh(hand)).toBe(high('Ah Kh Qh 9h 5h'));
    const twoAces = { ...RANKS_AS_CHOSEN, flush: 'second-ace' } as const;
    expect(rankHigh(hand, twoAces)).toBeGreaterThan(high('Ah Kh Qh Jh 9h'));
    expect(rankHigh(hand, twoAces)).toBeLessThan(high('2h 2d 2c 3s 3d'));
    expect(rankHigh(cards('Kh Qh 9h 5h Jk'), twoAces)).toBe(high('Ah Kh Qh 9h 5h'));
  });

  it('to the ace with the joker are royal, or a straight flush where that is read', () => {
    const hand = cards('Ah Kh Jk Jh Th');
    expect(categoryOf(rankHigh(hand))).toBe('royal-flush');
    const other = rankHigh(hand, { ...RANKS_AS_CHOSEN, royal: 'straight-flush' });
    expect(categoryOf(other)).toBe('straight-flush');
    expect(other).toBeGreaterThan(high('Ah 2h 3h 4h 5h'));
  });
});

describe('hands of two', () => {
  it('are 91, each as many as counted by hand', () => {
    const counts = new Uint32Array(LOWS);
    for (let b = 1; b <= PACK; b += 1)
      for (let a = 0; a < b; a += 1) counts[rankLow(a, b)] = inTable(counts[rankLow(a, b)]) + 1;
    // Two ranks 16 ways, with an ace 20; a pair 6 ways, of aces C(5, 2).
    const expected = Array.from({ length: LOWS }, (_, hand) => {
      const [one, other] = ranksOfLow(hand);
      return one === other ? (one === 12 ? 10 : 6) : one === 12 ? 20 : 16;
    });
    expect([...counts]).toEqual(expected);
    expect(expected.reduce((sum, count) => sum + count, 0)).toBe((53 * 52) / 2);
  });

  it('are a pair wherever a wild joker is one of them', () => {
    const counts = Array.from({ length: LOWS }, () => 0);
    for (let b = 1; b <= PACK; b += 1)
      for (let a = 0; a < b; a += 1) counts[rankLow(a, b, WILD)] = inTable(counts[rankLow(a, b, WILD)]) + 1;
    // Two ranks 16 ways; a pair 6 ways and 4 with the joker.
    expect(counts).toEqual(Array.from({ length: LOWS }, (_, hand) => (hand < LOWS - 13 ? 16 : 10)));
  });

  it('run from three and two up to a pair of aces', () => {
    expect(low('3h 2d')).toBe(0);
    expect(low('As Jk')).toBe(LOWS - 1);
    expect(low('Jk 2d')).toBe(low('Ah 2d'));
    expect(low('2h 2d')).toBeGreaterThan(low('Ah Kd'));
    expect(low('Kh 3d')).toBeGreaterThan(low('Kh 2d'));
    expect(low('4h 2d')).toBeGreaterThan(low('3h 2d'));
  });

  it.each([
    ['Kh Kd', 'Td 8c 6h 4s 2d', true],
    ['Kh Kd', 'Qd Qc 6h 4s 2d', true],
    ['8h 8d', '8c 8s 6h 4s 2d', false],
    ['Ah Kd', 'Ad Qc 6h 4s 2d', true],
    ['Ah Kd', 'Ad Kc 4h 3s 2d', false],
    ['Qh Jd', 'Ad 6c 5h 3s 2d', false],
  ])('%s before %s: a foul, %s', (front, back, foul) => expect(isFoul(high(back), low(front))).toBe(foul));
});

it('four aces and the joker are the five', () =>
  expect(categoryOf(rankHigh([...ACES, JOKER]))).toBe('five-of-a-kind'));

it('the joker is named once', () => {
  expect(readWithJoker('joker, Ah')).toEqual({ ok: true, value: [48 + 2, JOKER] });
  expect(readWithJoker('Jk Jk')).toMatchObject({ ok: false });
});
