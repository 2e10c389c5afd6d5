import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { randomStream } from '../../witness/random';
import { type Card, cardOf, PACK, RANKS, rankOf } from './card';
import { setNumber } from './card-sets';
import type { FiveCardCategory } from './categories';
import { deal, newDeck } from './deck';
import { countSevens } from './every-seven';
import {
  atLeast,
  maskOf,
  rankBit,
  rankSeven,
  SUIT_COUNTS,
  SUIT_HELD,
  stateOf,
  suitHeld,
} from './hand-ranking';
import { handTables } from './hand-tables';
import { FIVE_CARD_ORDER } from './orders';
import { worthOfEveryFive } from './plain-ranking';
import { sevensByRanks } from './seven-counts';
import { forEachSuitClass } from './suit-classes';

type Seven = [Card, Card, Card, Card, Card, Card, Card];

const worth = worthOfEveryFive();
const classes = new Map([...new Set(worth)].sort((a, b) => a - b).map((key, place) => [key, place]));

/** The best five of five to seven cards, taking every five of them. */
function plainBest(hand: readonly Card[]): number {
  const rising = [...hand].sort((a, b) => a - b);
  const worthOfSet = (set: readonly Card[]): number =>
    set.length === 5
      ? inTable(worth[setNumber(set)])
      : Math.max(...set.map((_, i) => worthOfSet(set.filter((_card, at) => at !== i))));
  return inTable(classes.get(worthOfSet(rising)));
}

/** Every multiset of this many ranks with at most four of each, falling. */
function multisets(size: number, top = RANKS - 1): number[][] {
  if (size === 0) return [[]];
  if (top < 0) return [];
  return [0, 1, 2, 3, 4]
    .filter((times) => times <= size)
    .flatMap((times) => multisets(size - times, top - 1).map((rest) => [...Array(times).fill(top), ...rest]));
}

/** Suits in turn: equal ranks never share one, and no suit is held more than twice. */
const scattered = (ranks: readonly number[]) => ranks.map((rank, i) => cardOf(rank, i % 4));

/** Every way in which five or more of the ranks can be in spades; the other cards in the other suits in turn. */
function withFlush(ranks: readonly number[]): Card[][] {
  const different = [...new Set(ranks)];
  const ways: Card[][] = [];
  for (let chosen = 0; chosen < 1 << different.length; chosen += 1) {
    const spades = different.filter((_, i) => (chosen >> i) & 1);
    if (spades.length < 5) continue;
    const others = [...ranks];
    for (const rank of spades) others.splice(others.indexOf(rank), 1);
    ways.push([...spades.map((rank) => cardOf(rank, 3)), ...others.map((rank, i) => cardOf(rank, i % 3))]);
  }
  return ways;
}

const differing = (hands: Iterable<Card[]>) => {
  let wrong = 0;
  for (const hand of hands) if (rankSeven(...(hand as Seven)) !== plainBest(hand)) wrong += 1;
  return wrong;
};

describe('seven cards', () => {
  const ranks = multisets(7);

  it('are worth the best of their 21 fives, for every 49,205 multisets of ranks without a flush', () => {
    expect(ranks).toHaveLength(49_205);
    expect(differing(ranks.map(scattered))).toBe(0);
  });

  it('are worth the best of their 21 fives, for every multiset and choice of ranks that make a flush', () => {
    const hands = ranks.flatMap(withFlush);
    // C(13, 7) x 29 of seven ranks, 13 C(12, 5) x 7 of six, C(13, 2) C(11, 3) + 13 C(12, 4) of five.
    expect(hands).toHaveLength(1_716 * 29 + 10_296 * 7 + 12_870 + 6_435);
    expect(differing(hands)).toBe(0);
  });

  it('are worth the best of their 21 fives when dealt at random', () => {
    const deck = newDeck();
    const random = randomStream(3, 'seven cards', 0);
    const hands = Array.from({ length: 20_000 }, () => {
      deal(deck, 7, random);
      return [...deck.subarray(0, 7)];
    });
    expect(differing(hands)).toBe(0);
    expect(new Set(hands.map(String)).size).toBeGreaterThan(19_900);
  });
});

describe('the walk over ranks', () => {
  const { next, five } = handTables();
  it('ends in the class of seven cards in any order', () => {
    const wrong = multisets(7).filter((ranks, i) => {
      const hand = scattered(ranks);
      const turned = [...hand.slice(i % 7), ...hand.slice(0, i % 7)];
      return stateOf(turned) !== rankSeven(...(hand as Seven));
    });
    expect(wrong).toEqual([]);
  });

  it('knows the best of five and of six cards on its way', () => {
    for (const [size, states] of [
      [5, 6_175],
      [6, 18_395],
    ] as const) {
      const hands = multisets(size).map(scattered);
      expect(hands).toHaveLength(states);
      expect(new Set(hands.map(stateOf)).size).toBe(states);
      // Five or six cards with suits in turn hold no flush.
      expect(hands.filter((hand) => five[stateOf(hand)] !== plainBest(hand))).toEqual([]);
    }
  });

  it('ranks all 1,081 pairs that can join a board from the state and the flush suit of the board', () => {
    const { flush } = handTables();
    const deck = newDeck();
    const random = randomStream(4, 'boards', 0);
    let flushes = 0;
    let wrong = 0;
    for (let i = 0; i < 200; i += 1) {
      deal(deck, 5, random);
      const [a, b, c, d, e] = deck as unknown as Seven;
      const board = [a, b, c, d, e];
      const state = stateOf(board);
      const held =
        (board.reduce((sum, card) => sum + inTable(SUIT_COUNTS[card]), 0) + atLeast(3)) & SUIT_HELD;
      const suit = held === 0 ? -1 : suitHeld(held);
      const mask = maskOf(board, suit);
      for (let j = 5; j < PACK; j += 1)
        for (let k = j + 1; k < PACK; k += 1) {
          const [f, g] = [deck[j] as Card, deck[k] as Card];
          const six = inTable(next[(state << 4) | rankOf(f)]);
          const plain = inTable(next[(six << 4) | rankOf(g)]);
          const flushed = inTable(flush[mask | rankBit(f, suit) | rankBit(g, suit)]);
          if (Math.max(plain, flushed) !== rankSeven(a, b, c, d, e, f, g)) wrong += 1;
          if (flushed > 0) flushes += 1;
        }
    }
    expect(wrong).toBe(0);
    expect(flushes).toBeGreaterThan(1_000);
  });

  it('leads nowhere with a fifth card of a rank, and takes less than a megabyte', () => {
    const four = stateOf([0, 1, 2, 3]);
    expect(next[four << 4]).toBe(0xffff);
    expect(next.byteLength).toBeLessThan(2 ** 20);
  });
});

describe('all 133,784,560 hands of seven', () => {
  const counts = countSevens();

  it('fall into the known counts', () => {
    const known: [category: FiveCardCategory, hands: number, classes: number][] = [
      ['royal-flush', 4_324, 1],
      ['straight-flush', 37_260, 9],
      ['four-of-a-kind', 224_848, 156],
      ['full-house', 3_473_184, 156],
      ['flush', 4_047_644, 1_277],
      ['straight', 6_180_020, 10],
      ['three-of-a-kind', 6_461_620, 575],
      ['two-pairs', 31_433_400, 763],
      ['pair', 58_627_800, 1_470],
      ['high-card', 23_294_460, 407],
    ];
    // Published by several who enumerated them; so is how many classes of a category seven cards can be worth.
    const found = known.map(([category]) => {
      const { lowest, highest } = FIVE_CARD_ORDER.boundsOf(category);
      const within = counts.subarray(lowest, highest + 1);
      const hands = within.reduce((sum, count) => sum + count, 0);
      return [category, hands, within.filter((count) => count > 0).length];
    });
    expect(found).toEqual(known);
  });

  it('are as many of each class when counted by their ranks', () => {
    expect(Array.from(sevensByRanks())).toEqual(Array.from(counts));
  });

  it('are as many of each class as 6,009,159 suit classes with their orbits, ranked without the walk', () => {
    const byOrbit = new Uint32Array(counts.length);
    const hand = new Uint8Array(7);
    const lay = (mask: number, suit: number, from: number): number => {
      let at = from;
      for (let rest = mask; rest > 0; rest &= rest - 1) {
        hand[at] = cardOf(31 - Math.clz32(rest & -rest), suit);
        at += 1;
      }
      return at;
    };
    forEachSuitClass(7, (a, b, c, d, orbit) => {
      lay(d, 3, lay(c, 2, lay(b, 1, lay(a, 0, 0))));
      const [p, q, r, s, t, u, v] = hand as unknown as Seven;
      const worth = rankSeven(p, q, r, s, t, u, v);
      byOrbit[worth] = inTable(byOrbit[worth]) + orbit;
    });
    expect(byOrbit).toEqual(counts);
  });
});
