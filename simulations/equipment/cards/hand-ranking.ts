/** The class of a hand of two, three, five or seven cards: a higher class is a stronger hand. Tables and sums only. */
import { inTable } from '../../exact/in-table';
import { type Card, PACK, suitOf } from './card';
import type { HandClass } from './hand-order';
import { handTables } from './hand-tables';
import { LOW_BITS, LOW_MASK, RANK_KEYS, sevenTable } from './seven-table';

/**
 * SUIT_COUNTS[card]: one card of its suit, four bits a suit. Of up to seven cards the sum counts each suit, and
 * `(sum + atLeast(n)) & SUIT_HELD` keeps a bit for each suit of which n or more are held.
 */
export const SUIT_COUNTS = Uint16Array.from({ length: PACK }, (_, card) => 1 << (4 * suitOf(card)));
export const SUIT_HELD = 0x8888;
export const atLeast = (cards: number): number => 0x1111 * (8 - cards);

/** The suit of the one bit that is left. */
export const suitHeld = (bit: number): number => (31 - Math.clz32(bit)) >> 2;

/** The card's rank as a mask if it is of the suit, and 0 if it is not. */
export const rankBit = (card: Card, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** The ranks that some cards hold of a suit. */
export function maskOf(cards: ArrayLike<Card>, suit: number): number {
  let mask = 0;
  for (let i = 0; i < cards.length; i += 1) mask |= rankBit(cards[i] as Card, suit);
  return mask;
}

/** The state up to six cards lead to, from which `next` walks on; seven lead to the class of their best five. */
export function stateOf(cards: ArrayLike<Card>): number {
  const { next } = handTables();
  let state = 0;
  for (let i = 0; i < cards.length; i += 1) state = inTable(next[(state << 4) | ((cards[i] as Card) >> 2)]);
  return state;
}

const FLUSH = atLeast(5);

export function rankTwo(a: Card, b: Card): HandClass {
  const { next, two } = handTables();
  const state = inTable(next[(inTable(next[a >> 2]) << 4) | (b >> 2)]);
  return two[state] as HandClass;
}

export function rankThree(a: Card, b: Card, c: Card): HandClass {
  const { next, three, threeSuited } = handTables();
  let state = inTable(next[a >> 2]);
  state = inTable(next[(state << 4) | (b >> 2)]);
  state = inTable(next[(state << 4) | (c >> 2)]);
  return (((a ^ b) | (a ^ c)) & 3 ? three[state] : threeSuited[state]) as HandClass;
}

export function rankFive(a: Card, b: Card, c: Card, d: Card, e: Card): HandClass {
  const { next, five, flush } = handTables();
  if ((((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0)
    return flush[
      (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))
    ] as HandClass;
  let state = inTable(next[a >> 2]);
  state = inTable(next[(state << 4) | (b >> 2)]);
  state = inTable(next[(state << 4) | (c >> 2)]);
  state = inTable(next[(state << 4) | (d >> 2)]);
  state = inTable(next[(state << 4) | (e >> 2)]);
  return five[state] as HandClass;
}

/** With a flush among seven cards there is neither a full house nor four of a kind, so it need not be compared. */
export function rankSeven(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): HandClass {
  const counts = SUIT_COUNTS;
  const suits =
    inTable(counts[a]) +
    inTable(counts[b]) +
    inTable(counts[c]) +
    inTable(counts[d]) +
    inTable(counts[e]) +
    inTable(counts[f]) +
    inTable(counts[g]);
  const held = (suits + FLUSH) & SUIT_HELD;
  if (held !== 0) {
    const suit = suitHeld(held);
    return handTables().flush[
      rankBit(a, suit) |
        rankBit(b, suit) |
        rankBit(c, suit) |
        rankBit(d, suit) |
        rankBit(e, suit) |
        rankBit(f, suit) |
        rankBit(g, suit)
    ] as HandClass;
  }
  const { place, row, best } = sevenTable();
  const keys = RANK_KEYS;
  const key =
    inTable(keys[a]) +
    inTable(keys[b]) +
    inTable(keys[c]) +
    inTable(keys[d]) +
    inTable(keys[e]) +
    inTable(keys[f]) +
    inTable(keys[g]);
  return best[inTable(row[key >> LOW_BITS]) + inTable(place[key & LOW_MASK])] as HandClass;
}
