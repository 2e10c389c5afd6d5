/**
 * Hole hands that play alike on a board. With a flush suit (three or more of it on the board) a card is known by its
 * rank and by whether it is of that suit; without one by its rank alone. A cell is a pair of such kinds: at most 351
 * take the place of 1,081 hole hands.
 */
import { type Card, PACK, RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';

export const KINDS = 2 * RANKS;
export const CELLS = (KINDS * (KINDS + 1)) / 2;
/** The cells of cards known by rank alone come first. */
export const PLAIN_CELLS = (RANKS * (RANKS + 1)) / 2;

/** CELL_OF[x * KINDS + y], in either order. */
export const CELL_OF = new Uint16Array(KINDS * KINDS);
export const CELL_HIGH = new Uint8Array(CELLS);
export const CELL_LOW = new Uint8Array(CELLS);
for (let x = 0; x < KINDS; x += 1)
  for (let y = 0; y <= x; y += 1) {
    const cell = (x * (x + 1)) / 2 + y;
    CELL_OF[x * KINDS + y] = cell;
    CELL_OF[y * KINDS + x] = cell;
    CELL_HIGH[cell] = x;
    CELL_LOW[cell] = y;
  }

/** Slot 0 is for boards without a flush suit, slot 1 + suit for the others. */
export const SLOTS = 5;
export const slotOf = (flushSuit: number): number => flushSuit + 1;

/** KIND_OF[slot * PACK + card]. */
export const KIND_OF = Uint8Array.from({ length: SLOTS * PACK }, (_, i) => {
  const card = i % PACK;
  const ofSuit = Math.floor(i / PACK) === slotOf(card & 3);
  return (card >> 2) + (ofSuit ? RANKS : 0);
});

/**
 * The 169 starting hands as a square of ranks: of one suit at high * 13 + low, of two suits at low * 13 + high, pairs
 * on the diagonal. By cell, the starting hand of its holes of two suits, or pair, and of those of one suit.
 */
export const STARTS = RANKS * RANKS;
export const UNSUITED_START = new Uint8Array(CELLS);
export const SUITED_START = new Uint8Array(CELLS);
for (let cell = 0; cell < CELLS; cell += 1) {
  const [a, b] = [inTable(CELL_HIGH[cell]) % RANKS, inTable(CELL_LOW[cell]) % RANKS];
  SUITED_START[cell] = Math.max(a, b) * RANKS + Math.min(a, b);
  UNSUITED_START[cell] = Math.min(a, b) * RANKS + Math.max(a, b);
}

export function startOf(a: Card, b: Card): number {
  const [high, low] = [Math.max(a >> 2, b >> 2), Math.min(a >> 2, b >> 2)];
  return ((a ^ b) & 3) === 0 ? high * RANKS + low : low * RANKS + high;
}
