import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { type Card, rankOf, readCards } from './card';
import { forEachSet } from './card-sets';
import { fiveCardName, threeCardName, twoCardName } from './hand-names';
import type { HandOrder } from './hand-order';
import { rankFive, rankThree, rankTwo } from './hand-ranking';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER, TWO_CARD_ORDER } from './orders';
import { worthKey, worthOf, worthOfEveryFive } from './plain-ranking';

type Two = [Card, Card];
type Three = [Card, Card, Card];
type Five = [Card, Card, Card, Card, Card];

function cards<Hand extends Card[]>(text: string): Hand {
  const read = readCards(text);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value as Hand;
}

function byCategory<Category extends string>(order: HandOrder<Category>, counts: Uint32Array) {
  const sums = {} as Record<Category, number>;
  for (const [hand, count] of counts.entries()) {
    const { category } = order.standingOf(hand);
    sums[category] = (sums[category] ?? 0) + count;
  }
  return sums;
}

/** Keys to classes: the place of each among all keys that occur. */
const places = (keys: Iterable<number>) =>
  new Map([...new Set(keys)].sort((a, b) => a - b).map((key, place) => [key, place]));

describe('five cards', () => {
  it('rank as the rules read aloud, over all 2,598,960 hands in 7,462 classes', () => {
    const worth = worthOfEveryFive();
    const classes = places(worth);
    expect(classes.size).toBe(7_462);
    expect(FIVE_CARD_ORDER.count).toBe(7_462);
    const counts = new Uint32Array(7_462);
    let wrong = 0;
    forEachSet(5, (set, number) => {
      const hand = rankFive(...(set as unknown as Five));
      if (hand !== classes.get(inTable(worth[number]))) wrong += 1;
      counts[hand] = inTable(counts[hand]) + 1;
    });
    expect(wrong).toBe(0);
    // Known counts, printed in books on poker.
    expect(byCategory(FIVE_CARD_ORDER, counts)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pairs': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
  });

  it.each(['5h 4d 3c 2s Ah', 'Kh Qh 9h 4h 2h', '7c 7d 2h 2s 7h', 'Ac Kc Qc Jc Tc'])(
    '%s rank the same in any order',
    (text) => {
      const [a, b, c, d, e] = cards<Five>(text);
      expect(rankFive(e, c, a, d, b)).toBe(rankFive(a, b, c, d, e));
    },
  );
});

describe('three cards', () => {
  it('rank as the rules read aloud, over all 22,100 hands in 741 classes', () => {
    const keys: number[] = [];
    forEachSet(3, (set) => keys.push(worthKey(worthOf([...set]))));
    const classes = places(keys);
    expect(THREE_CARD_ORDER.count).toBe(classes.size);
    const counts = new Uint32Array(classes.size);
    let wrong = 0;
    forEachSet(3, (set, number) => {
      const [a, b, c] = set as unknown as Three;
      const hand = rankThree(b, c, a);
      if (hand !== classes.get(inTable(keys[number]))) wrong += 1;
      counts[hand] = inTable(counts[hand]) + 1;
    });
    expect(wrong).toBe(0);
    // By hand: 12 sequences x 4 suits; 13 x 4; 12 x 60; 274 x 4; 13 x 12 x 6 x 4; 274 x 60.
    expect(byCategory(THREE_CARD_ORDER, counts)).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      'high-card': 16_440,
    });
  });
});

describe('two cards', () => {
  it('rank pairs above the rest and then by rank, over all 1,326 hands', () => {
    const keys: number[] = [];
    forEachSet(2, (set) => {
      const [low, high] = [...set].map(rankOf) as Two;
      keys.push(low === high ? 1_000 + low : high * 13 + low);
    });
    const classes = places(keys);
    expect(classes.size).toBe(91);
    expect(TWO_CARD_ORDER.count).toBe(91);
    forEachSet(2, ([low, high], number) =>
      expect(rankTwo(high as Card, low as Card)).toBe(classes.get(inTable(keys[number]))),
    );
  });
});

describe('classes of hands', () => {
  it.each([
    ['Ts Th Tc 4d 4c', 'Full house, tens full of fours'],
    ['As Ks Qs Js Ts', 'Royal flush'],
    ['5s 4s 3s 2s As', 'Straight flush, five high'],
    ['9s 8h 7c 6d 5s', 'Straight, nine high'],
    ['6s 6h 6c 6d Ks', 'Four of a kind, sixes with king'],
    ['Ks Kh 4c 4d 9s', 'Two pairs, kings and fours with nine'],
    ['As 9s 7s 4s 2s', 'Flush, ace with nine, seven, four and two'],
    ['Js Jh 9c 4d 2s', 'Pair, jacks with nine, four and two'],
    ['7s 5h 4c 3d 2s', 'High card, seven with five, four, three and two'],
  ])('%s are a %s', (text, name) => {
    expect(fiveCardName(rankFive(...cards<Five>(text)))).toBe(name);
  });

  it('of three and two cards have names too', () => {
    expect(threeCardName(rankThree(...cards<Three>('3h 2h Ah')))).toBe('Straight flush, three high');
    expect(threeCardName(rankThree(...cards<Three>('Qh 6d 4c')))).toBe('High card, queen with six and four');
    expect(twoCardName(rankTwo(...cards<Two>('Ah As')))).toBe('Pair, aces');
    expect(twoCardName(rankTwo(...cards<Two>('Kh As')))).toBe('High card, ace with king');
  });

  it('have names that no other class has', () => {
    const names = Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => fiveCardName(hand));
    expect(new Set(names).size).toBe(FIVE_CARD_ORDER.count);
  });

  it('of a category are all between its bounds', () => {
    const { lowest, highest } = FIVE_CARD_ORDER.boundsOf('full-house');
    expect(fiveCardName(lowest)).toBe('Full house, twos full of threes');
    expect(fiveCardName(highest)).toBe('Full house, aces full of kings');
    expect(highest - lowest + 1).toBe(13 * 12);
    expect(FIVE_CARD_ORDER.boundsOf('high-card').lowest).toBe(0);
    expect(FIVE_CARD_ORDER.boundsOf('royal-flush')).toEqual({ lowest: 7_461, highest: 7_461 });
    expect(THREE_CARD_ORDER.boundsOf('straight-flush')).toEqual({ lowest: 729, highest: 740 });
  });

  it('are found by what decides them, and refused where there are none', () => {
    for (let hand = 0; hand < THREE_CARD_ORDER.count; hand += 1) {
      const { category, ranks } = THREE_CARD_ORDER.standingOf(hand);
      expect(THREE_CARD_ORDER.classOf(category, ranks)).toBe(hand);
    }
    expect(() => FIVE_CARD_ORDER.classOf('full-house', [3, 3])).toThrow(RangeError);
    expect(() => FIVE_CARD_ORDER.standingOf(7_462)).toThrow(RangeError);
  });
});
