/** Each order beside plain rules for two hands, and its counts over every hand of the pack. */

import { describe, expect, it } from 'vitest';
import { type Card, PACK, rankOf, readCards, suitOf } from '../equipment/cards/card';
import { rankFive } from '../equipment/cards/hand-ranking';
import { inTable } from '../exact/in-table';
import { FIVE_CARD_ORDERS, type FiveCardOrder, valuesIn } from './five-card-values';

const cards = (text: string): Card[] => {
  const read = readCards(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const value = (order: FiveCardOrder, hand: readonly Card[]): number =>
  inTable(valuesIn(order)[rankFive(...(hand as [Card, Card, Card, Card, Card]))]);

/** Best first, as the binder prints them for each order. */
const LADDERS: Record<FiveCardOrder, readonly string[]> = {
  high: [
    'As Ks Qs Js Ts',
    'Kd Qd Jd Td 9d',
    '5c 4c 3c 2c Ac',
    '2s 2h 2d 2c 3s',
    '2s 2h 2d 3c 3s',
    '7s 5s 4s 3s 2s',
    '5s 4h 3d 2c As',
    '2s 2h 2d 4c 3s',
    '7s 5h 4d 3c 2s',
  ],
  'short-deck': [
    'As Ks Qs Js Ts',
    'Ks Qs Js Ts 9s',
    '9h 8h 7h 6h Ah',
    '6s 6h 6d 6c 7s',
    'As Ks Qs Js 9s',
    'Js 9s 8s 7s 6s',
    'As Ah Ad Ks Kh',
    '6s 6h 6d 7s 7h',
    'As Kh Qs Js Ts',
    '9s 8h 7h 6h Ah',
    'As Ah Ad Ks Qs',
    'As Ah 7s 7h 6d',
    '6s 6h 7d 8s 9c',
    'As Kh Qs Js 9d',
    'Js 9h 8s 7s 6s',
  ],
  'ace-to-five': [
    '5s 4s 3s 2s As',
    '6s 4h 3d 2c As',
    '6s 5h 3d 2c As',
    '7s 6h 4d 3c As',
    '8s 5h 4d 3c 2s',
    'Ks Qh Jd Tc 9s',
    'As Ah 4d 3c 2s',
    'As Ah Kd Qc Js',
    '2s 2h 4d 3c As',
    'Ks Kh Qd Jc Ts',
    'As Ah 2d 2c 3s',
    'Ks Kh Qd Qc Js',
    'As Ah Ad 3c 2s',
    'As Ah Ad 2c 2s',
    'Ks Kh Kd Qc Qs',
    'As Ah Ad Ac 2s',
  ],
  'ace-to-five-aces-paired-high': [
    '5s 4s 3s 2s As',
    'Ks Qh Jd Tc 9s',
    '2s 2h 4d 3c As',
    'Ks Kh 4d 3c 2s',
    'As Ah 4d 3c 2s',
    '2s 2h 3d 3c As',
    'Ks Kh Qd Qc As',
    'As Ah 2d 2c 3s',
    '2s 2h 2d 3c 3s',
    'As Ah Ad Kc Ks',
    '2s 2h 2d 2c As',
    'As Ah Ad Ac 2s',
  ],
  'deuce-to-six': [
    '6s 5s 4s 3s 2s',
    '7s 5h 4d 3c 2s',
    '7s 6h 5d 4c 3s',
    'As 5h 4d 3c 2s',
    'As Kh Qd Jc Ts',
    '2s 2h 5d 4c 3s',
    'As Ah 4d 3c 2s',
    '2s 2h 3d 3c As',
    '2s 2h 2d 4c 3s',
    '2s 2h 2d 3c 3s',
    'As Ah Ad Kc Ks',
    '2s 2h 2d 2c 3s',
    'As Ah Ad Ac Ks',
  ],
  'deuce-to-seven': [
    '7s 5h 4d 3c 2s',
    '7s 6h 4d 3c 2s',
    '8s 5h 4d 3c 2s',
    'Ks Qh Jd Tc 8s',
    'As 5h 4d 3c 2s',
    'As Kh Qd Jc 9s',
    '2s 2h 5d 4c 3s',
    'As Ah Kd Qc Js',
    '2s 2h 3d 3c As',
    '2s 2h 2d 4c 3s',
    '6s 5h 4d 3c 2s',
    'As Kh Qd Jc Ts',
    '7s 5s 4s 3s 2s',
    'As 5s 4s 3s 2s',
    'As Ks Qs Js 9s',
    '2s 2h 2d 3c 3s',
    '2s 2h 2d 2c 3s',
    '6s 5s 4s 3s 2s',
    'Ks Qs Js Ts 9s',
    'As Ks Qs Js Ts',
  ],
};

describe.each(FIVE_CARD_ORDERS)('%s', (order) => {
  it('ranks the hands that rules give as examples, each above the next', () => {
    const values = LADDERS[order].map((text) => value(order, cards(text)));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
  });
});

const CLASSES: Record<FiveCardOrder, number> = {
  high: 7_462,
  // A-9-8-7-6 is a straight, and ties with 9-8-7-6-5, of which the deck has no five: so too in one suit.
  'short-deck': 7_460,
  // C(17, 5) multisets of ranks less the thirteen that would need five of one.
  'ace-to-five': 6_175,
  'ace-to-five-aces-paired-high': 6_175,
  'deuce-to-six': 6_175,
  'deuce-to-seven': 7_462,
};

it.each(FIVE_CARD_ORDERS)('%s tells as many hands apart as its rules do', (order) =>
  expect(new Set(valuesIn(order)).size).toBe(CLASSES[order]),
);

/** Two hands by ranks alone, written another way: counts of equal ranks, then rank by rank. */
function worseByRanks(a: readonly Card[], b: readonly Card[], place: (rank: number) => number): number {
  const told = (hand: readonly Card[]) => {
    const ranks = hand.map((card) => place(rankOf(card)));
    const times = (rank: number) => ranks.filter((other) => other === rank).length;
    const sorted = [...ranks].sort((x, y) => times(y) - times(x) || y - x);
    return [sorted.map(times).join(''), sorted] as const;
  };
  const SHAPES = ['11111', '22111', '22221', '33311', '33322', '44441'];
  const [shapeA, ranksA] = told(a);
  const [shapeB, ranksB] = told(b);
  const shape = SHAPES.indexOf(shapeA) - SHAPES.indexOf(shapeB);
  if (shape !== 0) return shape;
  const at = ranksA.findIndex((rank, i) => rank !== ranksB[i]);
  return at < 0 ? 0 : inTable(ranksA[at]) - inTable(ranksB[at]);
}

/** The same numbers each time. */
function* dealt(hands: number): Generator<Card[]> {
  let state = 20_261_127;
  for (let n = 0; n < hands; n += 1) {
    const hand = new Set<Card>();
    while (hand.size < 5) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      hand.add(Math.floor((state / 2_147_483_648) * PACK));
    }
    yield [...hand];
  }
}

it.each([
  ['ace-to-five', (rank: number) => (rank + 1) % 13],
  ['deuce-to-six', (rank: number) => rank],
] as const)('%s is the order of the ranks alone, over 20,000 pairs of hands dealt', (order, place) => {
  const hands = [...dealt(20_001)];
  for (let i = 1; i < hands.length; i += 1) {
    const [a, b] = [hands[i - 1] as Card[], hands[i] as Card[]];
    expect(Math.sign(value(order, b) - value(order, a))).toBe(Math.sign(worseByRanks(a, b, place)));
  }
});

it('deuce-to-seven is high poker upside down, but for A-2-3-4-5', () => {
  const isWheel = (hand: readonly Card[]) =>
    hand
      .map(rankOf)
      .sort((a, b) => a - b)
      .join() === '0,1,2,3,12';
  const hands = [...dealt(20_001)].filter((hand) => !isWheel(hand));
  for (let i = 1; i < hands.length; i += 1) {
    const [a, b] = [hands[i - 1] as Card[], hands[i] as Card[]];
    const upside = Math.sign(value('high', a) - value('high', b));
    // An ace-high hand is worse than any other without a pair in both.
    expect(Math.sign(value('deuce-to-seven', b) - value('deuce-to-seven', a))).toBe(upside);
  }
});

describe('over every hand', () => {
  const every = function* (from: number) {
    for (let a = from; a < PACK; a += 1)
      for (let b = a + 1; b < PACK; b += 1)
        for (let c = b + 1; c < PACK; c += 1)
          for (let d = c + 1; d < PACK; d += 1)
            for (let e = d + 1; e < PACK; e += 1) yield rankFive(a, b, c, d, e);
  };

  it('an eight or better is held by C(8, 5) · 4^5 of 2,598,960, a six or better by C(6, 5) · 4^5', () => {
    const values = valuesIn('ace-to-five');
    const [eight, six] = ['8s 7h 6d 5c 4s', '6s 5h 4d 3c 2s'].map((text) =>
      value('ace-to-five', cards(text)),
    );
    let [eights, sixes] = [0, 0];
    for (const hand of every(0)) {
      if (inTable(values[hand]) >= (eight as number)) eights += 1;
      if (inTable(values[hand]) >= (six as number)) sixes += 1;
    }
    expect([eights, sixes]).toEqual([57_344, 6_144]);
  });

  it('a short deck has 376,992 hands, so many of each kind', () => {
    const values = valuesIn('short-deck');
    // Published for the deck of 36; each also by hand, for example 4 · C(9, 5) - 24 flushes.
    const kinds: [string, number][] = [
      ['9h 8h 7h 6h Ah', 24],
      ['6s 6h 6d 6c 7s', 288],
      ['Js 9s 8s 7s 6s', 480],
      ['6s 6h 6d 7s 7h', 1_728],
      ['9s 8h 7h 6h Ah', 6_120],
      ['6s 6h 6d 7s 8h', 16_128],
      ['6s 6h 7d 7s 8h', 36_288],
      ['6s 6h 7d 8s 9c', 193_536],
      ['Js 9h 8s 7s 6s', 122_400],
    ];
    const worst = kinds.map(([text]) => value('short-deck', cards(text)));
    const counts = kinds.map(() => 0);
    for (const hand of every(16)) {
      const kind = worst.findIndex((least) => inTable(values[hand]) >= least);
      counts[kind] = inTable(counts[kind]) + 1;
    }
    expect(counts).toEqual(kinds.map(([, count]) => count));
  });
});

it('suits decide nothing', () => {
  for (const hand of dealt(500)) {
    const turned = hand.map((card) => rankOf(card) * 4 + ((suitOf(card) + 1) % 4));
    for (const order of FIVE_CARD_ORDERS) expect(value(order, turned)).toBe(value(order, hand));
  }
});
