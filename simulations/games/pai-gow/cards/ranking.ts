/**
 * Hands of two and of five cards as whole numbers that compare as the hands do (13.7 to 13.9). Within a category the
 * cards that decide are a mask of ranks: of two masks with equally many cards, the larger number is the better hand.
 */
import { ACE, type Card, RANKS, type Rank } from '../../../equipment/cards/card';
import { isJoker } from '../../../equipment/cards/joker';
import { inTable } from '../../../exact/in-table';
import { MOST_JOKERS } from './most-jokers';
import { plainRank } from './pack';

/** The weakest first. */
export const HIGH_CATEGORIES = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  /** Of aces alone, unless the joker is wild. */
  'five-of-a-kind',
] as const;
export type HighCategory = (typeof HIGH_CATEGORIES)[number];

/**
 * What the joker is in a flush that has its ace; what five cards to the ace are with the joker among them; whether it counts as an
 * ace in a pair or three of a kind where a straight or a flush needs it; whether it is an ace beside completing a straight or a flush,
 * or any card; and where ace to five stands among straights.
 */
export type RankReading = {
  flush: 'highest-missing' | 'second-ace';
  royal: 'royal-flush' | 'straight-flush';
  groups: 'ace' | 'not-where-needed';
  joker: 'limited' | 'wild';
  aceToFive: 'second' | 'lowest';
};
export const RANKS_AS_CHOSEN: RankReading = {
  flush: 'highest-missing',
  royal: 'royal-flush',
  groups: 'ace',
  joker: 'limited',
  aceToFive: 'second',
};

/** A hand of five cards. */
export type High = number;
/** A hand of two cards: 0 to 77 are two ranks, 78 to 90 a pair. */
export type Low = number;

const BITS = 17;
const [PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL, FIVE] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
].map((category) => category << BITS) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
export const categoryOf = (high: High): HighCategory => HIGH_CATEGORIES[high >> BITS] as HighCategory;
/** A straight or a flush of any kind. */
export const isComplete = (high: High): boolean =>
  (high >= STRAIGHT && high < FULL_HOUSE) || (high >= STRAIGHT_FLUSH && high < FIVE);

const held = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

const TOP_STRAIGHT = 9;
const TO_SIX_AND_UP = Array.from({ length: 8 }, (_, low) => 0b11111 << low);
const [ACE_TO_FIVE, TEN_TO_ACE] = [0b1000000001111, 0b11111 << 8];

/**
 * By mask of five ranks, or of two to four that jokers complete: 1 to 10 for the highest straight they make, 0 for none. Ten to ace
 * is the tenth; ace to five is the ninth, or the first.
 */
const STRAIGHTS: Record<RankReading['aceToFive'], Uint8Array> = {
  second: straights([...TO_SIX_AND_UP, ACE_TO_FIVE, TEN_TO_ACE]),
  lowest: straights([ACE_TO_FIVE, ...TO_SIX_AND_UP, TEN_TO_ACE]),
};

function straights(windows: readonly number[]): Uint8Array {
  const table = new Uint8Array(1 << RANKS);
  for (const [order, window] of windows.entries()) {
    for (let mask = window; mask > 0; mask = (mask - 1) & window)
      if (held(mask) >= 5 - MOST_JOKERS) table[mask] = order + 1;
  }
  return table;
}

const highestMissing = (mask: number): number => {
  let bit = 1 << ACE;
  while (mask & bit) bit >>= 1;
  return bit;
};

function flushOf(mask: number, jokers: number, reading: RankReading): High {
  if (jokers === 0) return FLUSH | mask;
  if (reading.flush === 'second-ace' && (mask >> ACE) & 1) return FLUSH | (1 << RANKS) | mask;
  let made = mask;
  for (let i = 0; i < jokers; i += 1) made |= highestMissing(made);
  return FLUSH | made;
}

const top = (mask: number): Rank => 31 - Math.clz32(mask);

/** Five cards by the masks of the ranks held at least once, twice and so on, the joker among them. */
function byRanks(once: number, twice: number, thrice: number, four: number, five: number): High {
  if (five) return FIVE | top(five);
  if (four) return FOUR | (top(four) << RANKS) | (once & ~four);
  const pairs = twice & ~thrice;
  if (thrice && pairs) return FULL_HOUSE | (top(thrice) << RANKS) | pairs;
  if (thrice) return THREE | (top(thrice) << RANKS) | (once & ~thrice);
  if (pairs & (pairs - 1)) return TWO_PAIRS | (pairOrder(pairs) << 4) | top(once & ~pairs);
  if (pairs) return PAIR | (top(pairs) << RANKS) | (once & ~pairs);
  return once;
}

/** Two ranks in one mask, numbered by the higher and then the lower. */
function pairOrder(mask: number): number {
  const higher = top(mask);
  return ((higher * (higher - 1)) >> 1) + top(mask & ~(1 << higher));
}

export function rankHigh(cards: readonly Card[], reading: RankReading = RANKS_AS_CHOSEN): High {
  let [once, twice, thrice, four, five] = [0, 0, 0, 0, 0];
  let suits = 0;
  let jokers = 0;
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i] as Card;
    if (isJoker(card)) {
      jokers += 1;
      continue;
    }
    const bit = 1 << (card >> 2);
    suits |= 1 << (card & 3);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  const naturals = once;
  if (twice === 0) {
    const straight = inTable(STRAIGHTS[reading.aceToFive][naturals]);
    const flush = (suits & (suits - 1)) === 0;
    if (straight && flush) {
      const royal = straight > TOP_STRAIGHT && (jokers === 0 || reading.royal === 'royal-flush');
      return royal ? ROYAL : STRAIGHT_FLUSH | straight;
    }
    // Three jokers make four of a kind, which is better.
    if (jokers < 3) {
      if (flush) return flushOf(naturals, jokers, reading);
      if (straight) return STRAIGHT | straight;
    }
  }
  for (; jokers > 0; jokers -= 1) {
    const bit = reading.joker === 'wild' ? 1 << top(four || thrice || twice || once) : 1 << ACE;
    five |= four & bit;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  return byRanks(once, twice, thrice, four, five);
}

export function rankLow(
  one: Card,
  other: Card,
  { joker }: Pick<RankReading, 'joker'> = RANKS_AS_CHOSEN,
): Low {
  if (joker === 'wild' && (isJoker(one) || isJoker(other))) return 78 + plainRank(isJoker(one) ? other : one);
  const [a, b] = [plainRank(one), plainRank(other)];
  return a === b ? 78 + a : pairOrder((1 << a) | (1 << b));
}
export const LOWS = 91;
export const isPair = (low: Low): boolean => low >= 78;

/** By hand of two cards: the weakest five cards that it may stand in front of (13.19). */
export const WEAKEST_BEHIND: Uint32Array = (() => {
  const table = new Uint32Array(LOWS);
  for (let a = 0; a < RANKS; a += 1) {
    table[78 + a] = PAIR | (a << RANKS);
    for (let b = 0; b < a; b += 1) table[pairOrder((1 << a) | (1 << b))] = (1 << a) | (1 << b);
  }
  return table;
})();

/** Whether the two cards rank above the five. */
export const isFoul = (high: High, low: Low): boolean => high < inTable(WEAKEST_BEHIND[low]);

/** Two ranks of a hand of two cards, the higher first. */
export function ranksOfLow(low: Low): [Rank, Rank] {
  if (isPair(low)) return [low - 78, low - 78];
  let higher = 1;
  while (((higher + 1) * higher) >> 1 <= low) higher += 1;
  return [higher, low - ((higher * (higher - 1)) >> 1)];
}
