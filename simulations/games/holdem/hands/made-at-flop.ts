/** What the two cards of a hand make with a flop, in a player's words: for tables to read, and for simple rules. */
import { type Card, PACK, RANKS } from '../../../equipment/cards/card';
import { atLeast, rankFive, SUIT_COUNTS, SUIT_HELD, stateOf } from '../../../equipment/cards/hand-ranking';
import { handTables } from '../../../equipment/cards/hand-tables';
import { inTable } from '../../../exact/in-table';
import { CATEGORIES, STRAIGHT } from './categories';
import { FIRST_OF } from './category-of';
import { flopClasses } from './flops';
import { HOLE_HANDS, holesWithout } from './holes';

export const MADE = [
  'Straight or better',
  'Three of a kind, with a card of the hand',
  'Two pairs, with a card of the hand',
  'Pair in the hand',
  'Pair with the highest card of the flop',
  'Pair with the middle card of the flop',
  'Pair with the lowest card of the flop',
  'No pair: four of one suit, with a card of the hand',
  'No pair: four to a straight that two ranks complete',
  'No pair: four to a straight that one rank completes',
  'No pair: both cards higher than the flop',
  'No pair: ace in the hand',
  'No pair: king in the hand',
  'No pair: queen in the hand',
  'No pair: jack in the hand',
  'No pair: ten or lower',
] as const;
export type Made = (typeof MADE)[number];

export const FLOPS_IN_WORDS = ['three ranks', 'a pair', 'three of a kind'] as const;

/** Where a hand cannot be held with the flop. */
export const NOT_HELD = 255;

const FOUR = atLeast(4);
const THREE = inTable(FIRST_OF[CATEGORIES.indexOf('three-of-a-kind')]);
const TWO_PAIRS = inTable(FIRST_OF[CATEGORIES.indexOf('two-pairs')]);
const STRAIGHTS = inTable(FIRST_OF[STRAIGHT]);
const at = (made: Made): number => MADE.indexOf(made);
const [STRAIGHT_UP, TRIPS, PAIRS, OWN_PAIR, HIGHEST, MIDDLE, LOWEST] = [0, 1, 2, 3, 4, 5, 6] as const;
const OF_A_SUIT = at('No pair: four of one suit, with a card of the hand');
const OPEN_ENDED = at('No pair: four to a straight that two ranks complete');
const INSIDE = at('No pair: four to a straight that one rank completes');
const OVER = at('No pair: both cards higher than the flop');
const ACE_HIGH = at('No pair: ace in the hand');

/** 0 to 2, of `FLOPS_IN_WORDS`. */
export function kindOfFlop(a: Card, b: Card, c: Card): number {
  const same = Number(a >> 2 === b >> 2) + Number(b >> 2 === c >> 2) + Number(a >> 2 === c >> 2);
  return same === 3 ? 2 : same;
}

/** STRAIGHTS_WITHIN[i]: five ranks in sequence as a mask, from the five-high, in which the ace is low. */
const STRAIGHTS_WITHIN = Uint16Array.from({ length: RANKS - 3 }, (_, i) =>
  i === 0 ? 0b1_0000_0000_1111 : 31 << (i - 1),
);

/** By mask of ranks, where none of them make a straight: how many ranks would complete one. */
const COMPLETING = Uint8Array.from({ length: 1 << RANKS }, (_, ranks) => {
  let missing = 0;
  for (const straight of STRAIGHTS_WITHIN) {
    const rest = straight & ~ranks;
    if (rest !== 0 && (rest & (rest - 1)) === 0) missing |= rest;
  }
  let count = 0;
  for (let rest = missing; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});

type Flop = readonly [a: Card, b: Card, c: Card];

/** The flop's cards in rising order; `suits` of its cards as in `SUIT_COUNTS`, `hand` what the five cards are worth. */
function madeOf(low: Card, high: Card, [a, b, c]: Flop, suits: number, hand: number): number {
  const x = low >> 2;
  const y = high >> 2;
  if (hand >= STRAIGHTS) return STRAIGHT_UP;
  if (hand >= THREE && a >> 2 !== c >> 2) return TRIPS;
  if (hand >= TWO_PAIRS && hand < THREE) return PAIRS;
  if (x === y) return OWN_PAIR;
  if (x === c >> 2 || y === c >> 2) return HIGHEST;
  if (x === b >> 2 || y === b >> 2) return MIDDLE;
  if (x === a >> 2 || y === a >> 2) return LOWEST;
  // Three cards of a flop are never four of a suit, and five of one are a flush.
  if ((suits + inTable(SUIT_COUNTS[low]) + inTable(SUIT_COUNTS[high]) + FOUR) & SUIT_HELD) return OF_A_SUIT;
  const outs = inTable(COMPLETING[(1 << x) | (1 << y) | (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2))]);
  if (outs > 0) return outs === 1 ? INSIDE : OPEN_ENDED;
  if (Math.min(x, y) > c >> 2) return OVER;
  return Math.min(MADE.length - 1, ACE_HIGH + RANKS - 1 - Math.max(x, y));
}

/** Of one flop and every hole hand that can be held beside it: what the five cards are worth, in the order of hole hands. */
export function eachHandAtFlop(
  [a, b, c]: Flop,
  visit: (hole: number, low: Card, high: Card, hand: number) => void,
): void {
  const { next, five } = handTables();
  const free = holesWithout([a, b, c]);
  const from = stateOf([a, b, c]) << 4;
  const suit = ((a ^ b) | (a ^ c)) & 3 ? -1 : a & 3;
  let hole = 0;
  for (let high = 0; high < PACK; high += 1) {
    const withHigh = inTable(next[from | (high >> 2)]) << 4;
    for (let low = 0; low < high; low += 1) {
      if (free[hole] === 1) {
        const flushed = (low & 3) === suit && (high & 3) === suit;
        const hand = flushed
          ? rankFive(low as Card, high as Card, a, b, c)
          : inTable(five[inTable(next[withHigh | (low >> 2)])]);
        visit(hole, low as Card, high as Card, hand);
      }
      hole += 1;
    }
  }
}

let table: Uint8Array | undefined;

/** By flop class and hole hand. */
export function madeAtFlop(): Uint8Array {
  if (table) return table;
  const { classes } = flopClasses();
  const made = new Uint8Array(classes.count * HOLE_HANDS).fill(NOT_HELD);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const cards = classes.cards.subarray(flop * 3, flop * 3 + 3) as unknown as Flop;
    const [a, b, c] = cards;
    const suits = inTable(SUIT_COUNTS[a]) + inTable(SUIT_COUNTS[b]) + inTable(SUIT_COUNTS[c]);
    eachHandAtFlop([a, b, c], (hole, low, high, hand) => {
      made[flop * HOLE_HANDS + hole] = madeOf(low, high, cards, suits, hand);
    });
  }
  table = made;
  return table;
}

/** A plan at the flop that looks only at what the hand makes with it. */
export function doneWith(chosen: readonly Made[]): Uint8Array {
  const rows = new Set(chosen.map(at));
  return madeAtFlop().map((made) => (rows.has(made) ? 1 : 0));
}
