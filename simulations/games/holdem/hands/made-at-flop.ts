/** What the two cards of a hand make with a flop, in a player's words: for tables to read, and for simple rules. */
import { type Card, RANKS } from '../../../equipment/cards/card';
import { rankFive } from '../../../equipment/cards/hand-ranking';
import { inTable } from '../../../exact/in-table';
import { CATEGORIES, STRAIGHT } from './categories';
import { FIRST_OF } from './category-of';
import { flopClasses } from './flops';
import { HOLE_HANDS, HOLES, holesWithout } from './holes';

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

/** How many ranks would complete a straight, where none is held. */
function completing(ranks: number): number {
  let missing = 0;
  for (const straight of STRAIGHTS_WITHIN) {
    const rest = straight & ~ranks;
    if (rest !== 0 && (rest & (rest - 1)) === 0) missing |= rest;
  }
  let count = 0;
  for (let rest = missing; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The flop's cards in rising order. */
export function madeOf(low: Card, high: Card, a: Card, b: Card, c: Card): number {
  const [x, y] = [low >> 2, high >> 2];
  const hand = rankFive(low, high, a, b, c);
  const flop = kindOfFlop(a, b, c);
  if (hand >= STRAIGHTS) return STRAIGHT_UP;
  if (hand >= THREE && flop < 2) return TRIPS;
  if (hand >= TWO_PAIRS && hand < THREE) return PAIRS;
  if (x === y) return OWN_PAIR;
  if (x === c >> 2 || y === c >> 2) return HIGHEST;
  if (x === b >> 2 || y === b >> 2) return MIDDLE;
  if (x === a >> 2 || y === a >> 2) return LOWEST;
  for (let suit = 0; suit < 4; suit += 1) {
    const own = Number((low & 3) === suit) + Number((high & 3) === suit);
    const together = own + Number((a & 3) === suit) + Number((b & 3) === suit) + Number((c & 3) === suit);
    if (own > 0 && together === 4) return OF_A_SUIT;
  }
  const outs = completing((1 << x) | (1 << y) | (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)));
  if (outs > 0) return outs === 1 ? INSIDE : OPEN_ENDED;
  if (Math.min(x, y) > c >> 2) return OVER;
  return Math.min(MADE.length - 1, ACE_HIGH + RANKS - 1 - Math.max(x, y));
}

let table: Uint8Array | undefined;

/** By flop class and hole hand. */
export function madeAtFlop(): Uint8Array {
  if (table) return table;
  const { classes } = flopClasses();
  const made = new Uint8Array(classes.count * HOLE_HANDS).fill(NOT_HELD);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const [a, b, c] = classes.cards.subarray(flop * 3, flop * 3 + 3) as unknown as [Card, Card, Card];
    const free = holesWithout([a, b, c]);
    for (let hole = 0; hole < HOLE_HANDS; hole += 1) {
      const [low, high] = HOLES[hole] as readonly [Card, Card];
      if (free[hole] === 1) made[flop * HOLE_HANDS + hole] = madeOf(low, high, a, b, c);
    }
  }
  table = made;
  return table;
}

/** A plan at the flop that looks only at what the hand makes with it. */
export function doneWith(chosen: readonly Made[]): Uint8Array {
  const rows = new Set(chosen.map(at));
  return madeAtFlop().map((made) => (rows.has(made) ? 1 : 0));
}
