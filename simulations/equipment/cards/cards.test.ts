import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { randomStream } from '../../witness/random';
import { cardName, markOf, PACK, readCards } from './card';
import { choose, forEachSet, pairNumber, setNumber } from './card-sets';
import { bestFive, bestThree, FIVE_CARD_CATEGORIES, THREE_CARD_CATEGORIES } from './categories';
import { deal, newDeck } from './deck';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER } from './orders';

describe('cards as text', () => {
  it('are read as they are written, in either case, with ten in two ways', () => {
    const pack = [...newDeck()];
    expect(readCards(pack.map(markOf).join(''))).toEqual({ ok: true, value: pack });
    expect(readCards('ah, 10D')).toEqual(readCards('AhTd'));
    expect(readCards('ah10d')).toEqual(readCards('AhTd'));
    expect(readCards('a♥ 10♦, T♠9♣️')).toEqual(readCards('AhTdTs9c'));
    expect(readCards('A♡10♢ t♤ 9♧')).toEqual(readCards('AhTdTs9c'));
    expect(readCards(' ')).toEqual({ ok: true, value: [] });
    expect(new Set(pack.map(cardName)).size).toBe(PACK);
    expect(cardName(0)).toBe('two of clubs');
    expect(cardName(51)).toBe('ace of spades');
  });

  it.each([
    ['Ah Ah', 'Name each card once; the ace of hearts is there twice.'],
    ['Ah joker', 'Write each card as its rank and suit, for example Ah or 10d; “jo” is no card of the pack.'],
    ['1h', 'Write each card as its rank and suit, for example Ah or 10d; “1h” is no card of the pack.'],
    ['A', 'Write each card as its rank and suit, for example Ah or 10d; “A” is no card of the pack.'],
  ])('%s is refused with a sentence', (text, message) => {
    const read = readCards(text, 'cards');
    expect(read).toEqual({ ok: false, problems: [{ code: 'input-unreadable', message, field: 'cards' }] });
  });
});

describe('categories of hands', () => {
  const rising = (order: { count: number; standingOf: (hand: number) => { category: string } }) => [
    ...new Set(Array.from({ length: order.count }, (_, hand) => order.standingOf(hand).category)),
  ];
  it('are listed from the weakest, as hands rank', () => {
    expect(rising(FIVE_CARD_ORDER)).toEqual(FIVE_CARD_CATEGORIES);
    expect(rising(THREE_CARD_ORDER)).toEqual(THREE_CARD_CATEGORIES);
  });
  it('are taken from the best down to one of them', () => {
    expect(bestFive('four-of-a-kind')).toEqual(['royal-flush', 'straight-flush', 'four-of-a-kind']);
    expect(bestThree('straight')).toEqual(['straight-flush', 'three-of-a-kind', 'straight']);
  });
});

describe('sets of cards', () => {
  it.each([1, 2, 3, 4])('of %i are visited once each, in the order of their numbers', (size) => {
    const seen = new Set<number>();
    let wrong = 0;
    forEachSet(size, (set, number) => {
      if (setNumber(set) !== number || set.some((card, i) => i > 0 && card <= inTable(set[i - 1])))
        wrong += 1;
      seen.add(set.reduce((key, card) => key * PACK + card, 0));
    });
    expect(wrong).toBe(0);
    // C(52, 1) to C(52, 4), from any table of binomials.
    expect(seen.size).toBe([52, 1_326, 22_100, 270_725][size - 1]);
  });

  it('number pairs alike', () => {
    forEachSet(2, ([low, high], number) => expect(pairNumber(inTable(low), inTable(high))).toBe(number));
  });

  it('are counted up to seven', () => {
    expect(choose(52, 5)).toBe(2_598_960);
    expect(choose(52, 7)).toBe(133_784_560);
    expect(() => choose(52, 8)).toThrow(RangeError);
  });
});

describe('a deal', () => {
  it('leaves every card in the deck once', () => {
    const deck = newDeck();
    const random = randomStream(1, 'deal', 0);
    for (let i = 0; i < 100; i += 1) deal(deck, 9, random);
    expect(Uint8Array.from(deck).sort()).toEqual(newDeck());
    expect(deck).not.toEqual(newDeck());
  });

  it('brings every card to every place equally often, from a new deck', () => {
    const random = randomStream(2, 'deal', 0);
    const rounds = 52_000;
    const counts = new Uint32Array(3 * PACK);
    for (let i = 0; i < rounds; i += 1) {
      const deck = newDeck();
      deal(deck, 3, random);
      for (let place = 0; place < 3; place += 1) {
        const at = place * PACK + inTable(deck[place]);
        counts[at] = inTable(counts[at]) + 1;
      }
    }
    // Pearson's statistic of 51 degrees of freedom exceeds 120 once in 10^7.
    for (let place = 0; place < 3; place += 1) {
      const expected = rounds / PACK;
      const seen = counts.subarray(place * PACK, (place + 1) * PACK);
      const statistic = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(statistic).toBeLessThan(120);
      expect(statistic).toBeGreaterThan(10);
    }
  });
});
