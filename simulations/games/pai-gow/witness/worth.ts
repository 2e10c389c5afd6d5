/**
 * The witness's worth of five cards and of two, as numbers that compare as the hands do. By sorting and counting, with nothing of
 * `cards/ranking.ts`.
 */
import { inTable } from '../../../exact/in-table';
import type { RankReading } from '../cards/ranking';

export const JOKER = 52;
export type Jokers = 0 | 1 | 2 | 3;
const ACE = 12;
const ACE_BIT = 1 << ACE;
const [PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL, FIVE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;
const CATEGORY = 2 ** 20;

/** Five ranks in a row from each lowest one, the ace below the two as well; how high they rank, the highest first. */
const UP_TO_KING = [7, 6, 5, 4, 3, 2, 1, 0].map((low) => 0b11111 << low);
const [TO_ACE, TO_FIVE] = [0b1111100000000, 0b1000000001111];
const inOrder = (masks: readonly number[]) => masks.map((mask, i) => ({ mask, order: masks.length - i }));
const ROWS = {
  second: inOrder([TO_ACE, TO_FIVE, ...UP_TO_KING]),
  lowest: inOrder([TO_ACE, ...UP_TO_KING, TO_FIVE]),
};
const bitsIn = Uint8Array.from({ length: 1 << 13 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
});

/** By natural ranks and jokers: the order of the best row of which all are there, 0 for none. */
const bestRow = (rows: typeof ROWS.second) =>
  [0, 1, 2, 3].map((joker) =>
    Uint8Array.from(
      { length: 1 << 13 },
      (_, mask) => rows.find((row) => inTable(bitsIn[mask & row.mask]) + joker >= 5)?.order ?? 0,
    ),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
const BEST_ROW = { second: bestRow(ROWS.second), lowest: bestRow(ROWS.lowest) };

export const rowIn = (mask: number, joker: Jokers, aceToFive: RankReading['aceToFive'] = 'second'): number =>
  inTable(BEST_ROW[aceToFive][joker][mask]);
export const held = (mask: number): number => inTable(bitsIn[mask]);

const times = new Uint8Array(13);
const ranks = new Uint8Array(5);

/** The worth of five of these cards: all but the two at these places. */
export function worthBehind(
  cards: Uint8Array,
  one: number,
  other: number,
  { flush, royal, joker: jokerIs, aceToFive }: RankReading,
): number {
  let [joker, mask, suit, suited, alike]: [Jokers, number, number, boolean, boolean] = [
    0,
    0,
    -1,
    true,
    false,
  ];
  let size = 0;
  for (let i = 0; i < 7; i += 1) {
    if (i === one || i === other) continue;
    const card = inTable(cards[i]);
    if (card >= JOKER) {
      joker = (joker + 1) as Jokers;
      continue;
    }
    const rank = card >> 2;
    if (suit < 0) suit = card & 3;
    else if ((card & 3) !== suit) suited = false;
    if ((mask >> rank) & 1) alike = true;
    mask |= 1 << rank;
    ranks[size] = rank;
    size += 1;
  }
  if (!alike) {
    const row = rowIn(mask, joker, aceToFive);
    if (row > 0 && suited)
      return row === 10 && (!joker || royal === 'royal-flush')
        ? ROYAL * CATEGORY
        : STRAIGHT_FLUSH * CATEGORY + row;
    // Four alike, which three jokers make of any card, are above both.
    if (suited && joker < 3) return FLUSH * CATEGORY + flushOf(mask, joker, flush);
    if (row > 0 && joker < 3) return STRAIGHT * CATEGORY + row;
    const single = !joker || (jokerIs === 'limited' && (mask & ACE_BIT) === 0);
    if (single) return falling(joker ? mask | ACE_BIT : mask);
  }
  const joins = joker && jokerIs === 'wild' ? mostOf(size) : ACE;
  for (; size < 5; size += 1) ranks[size] = joins;
  return ofGroups();
}

/** Five ranks or fewer of a mask, the highest first. */
function falling(mask: number): number {
  let worth = 0;
  let places = 5;
  for (let rank = ACE; rank >= 0; rank -= 1)
    if ((mask >> rank) & 1) {
      worth = worth * 16 + rank;
      places -= 1;
    }
  return worth * 16 ** places;
}

function flushOf(mask: number, joker: number, reading: RankReading['flush']): number {
  if (!joker) return falling(mask);
  if (reading === 'second-ace' && mask & ACE_BIT) return 13 * 16 ** 4 + Math.floor(falling(mask) / 16);
  let filled = mask;
  for (let rank = ACE, left = joker; left > 0; rank -= 1)
    if (((mask >> rank) & 1) === 0) {
      filled |= 1 << rank;
      left -= 1;
    }
  return falling(filled);
}

/** Of so many ranks the one there most often, and of several the highest. */
function mostOf(size: number): number {
  let [found, most] = [-1, 0];
  for (let i = 0; i < size; i += 1) {
    const rank = inTable(ranks[i]);
    let count = 0;
    for (let j = 0; j < size; j += 1) if (ranks[j] === rank) count += 1;
    if (count > most || (count === most && rank > found)) [found, most] = [rank, count];
  }
  return found;
}

function ofGroups(): number {
  times.fill(0);
  let mask = 0;
  for (let i = 0; i < 5; i += 1) {
    const rank = inTable(ranks[i]);
    times[rank] = inTable(times[rank]) + 1;
    mask |= 1 << rank;
  }
  return worthOfRanks(times, mask, -1, -1);
}

/**
 * The worth of what is left of these ranks, held so often and together the mask, without one each of two (−1 for none): of five cards
 * that are no straight and no flush.
 */
export function worthOfRanks(times: Uint8Array, mask: number, one: number, other: number): number {
  let four = -1;
  let three = -1;
  let high = -1;
  let low = -1;
  let alone = 0;
  for (let rest = mask; rest > 0; ) {
    const rank = 31 - Math.clz32(rest);
    rest ^= 1 << rank;
    const count = inTable(times[rank]) - (rank === one ? 1 : 0) - (rank === other ? 1 : 0);
    if (count === 5) return FIVE * CATEGORY + rank;
    if (count === 4) four = rank;
    else if (count === 3) three = rank;
    else if (count === 2 && high < 0) high = rank;
    else if (count === 2) low = rank;
    else if (count === 1) alone = alone * 16 + rank;
  }
  if (four >= 0) return FOUR * CATEGORY + four * 16 + alone;
  if (three >= 0 && high >= 0) return FULL * CATEGORY + three * 16 + high;
  if (three >= 0) return THREE * CATEGORY + three * 256 + alone;
  if (low >= 0) return TWO_PAIRS * CATEGORY + high * 256 + low * 16 + alone;
  return high >= 0 ? PAIR * CATEGORY + high * 4096 + alone : alone;
}

/** The joker an ace. */
export const plainRank = (card: number): number => (card >= JOKER ? ACE : card >> 2);

export const PAIR_IN_FRONT = 256;
/** Of two ranks: a pair is above any two single cards. */
export const worthOfTwo = (a: number, b: number): number =>
  a === b ? PAIR_IN_FRONT + a : a > b ? a * 16 + b : b * 16 + a;
export function worthInFront(one: number, other: number, wild: boolean): number {
  if (wild && one >= JOKER) return PAIR_IN_FRONT + plainRank(other);
  if (wild && other >= JOKER) return PAIR_IN_FRONT + plainRank(one);
  return worthOfTwo(plainRank(one), plainRank(other));
}

/** The two cards rank above the five. */
export function fouls(behind: number, front: number): boolean {
  if (front >= PAIR_IN_FRONT) return behind < PAIR * CATEGORY + (front - PAIR_IN_FRONT) * 4096;
  return behind < (front >> 4) * 16 ** 4 + (front & 15) * 16 ** 3;
}

/** The highest of five cards that are of no category; −1 for any other five. */
export const highestIfNoPair = (behind: number): number => (behind < PAIR * CATEGORY ? behind >> 16 : -1);
