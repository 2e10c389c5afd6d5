/**
 * Seven cards, one class for all that a House Way cannot distinguish. Without a flush in them they are their ranks; with
 * one they are the ranks in its suit and the ranks beside it. No seven cards hold flushes in two suits, but with three jokers two
 * cards of each of two suits do: those are classes by all their suits (`three-jokers.ts`).
 */
import { type Card, cardOf, RANKS, SUITS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { HAND, type Jokers, jokerCards } from './pack';
import { THREE_JOKER_CLASSES, threeJokerHands } from './three-jokers';

export const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
};

const MOST = HAND + 1;
/** How many multisets of this many ranks there are, those of five alike among them. */
export const multisets = (size: number): number => choose(RANKS - 1 + size, size);

/**
 * ADDS[(rank * MOST + lower) * MOST + count]: what this many cards of a rank above so many lower cards add to the number of
 * a multiset. Its ranks, rising, and each with its place added, are a set; this is the number of that set.
 */
const ADDS = new Uint32Array(RANKS * MOST * MOST);
for (let rank = 0; rank < RANKS; rank += 1)
  for (let lower = 0; lower < HAND; lower += 1)
    for (let count = 1; lower + count <= HAND; count += 1)
      ADDS[(rank * MOST + lower) * MOST + count] =
        inTable(ADDS[(rank * MOST + lower) * MOST + count - 1]) +
        choose(rank + lower + count - 1, lower + count);
export const adds = (rank: number, lower: number, count: number): number =>
  inTable(ADDS[(rank * MOST + lower) * MOST + count]);

export function multisetNumber(counts: ArrayLike<number>): number {
  let [number, lower] = [0, 0];
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = inTable(counts[rank]);
    if (count === 0) continue;
    number += adds(rank, lower, count);
    lower += count;
  }
  return number;
}

/** Visits every multiset of this many ranks within the limits, as counts by rank: the array is one and the same. */
export function forEachMultiset(
  size: number,
  limits: ArrayLike<number>,
  visit: (counts: Uint8Array) => void,
): void {
  const counts = new Uint8Array(RANKS);
  const fill = (rank: number, left: number) => {
    if (left === 0) visit(counts);
    else if (rank < RANKS) {
      for (let count = 0; count <= Math.min(left, inTable(limits[rank])); count += 1) {
        counts[rank] = count;
        fill(rank + 1, left - count);
      }
      counts[rank] = 0;
    }
  };
  fill(0, size);
}

export const held = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/** By mask of ranks: its number among the masks of as many ranks. */
const MASK_NUMBERS = new Uint16Array(1 << RANKS);
export const maskNumber = (mask: number): number => inTable(MASK_NUMBERS[mask]);
/** The masks of so many ranks. */
export const MASKS: readonly (readonly number[])[] = (() => {
  const masks = Array.from({ length: HAND + 1 }, (): number[] => []);
  for (let mask = 0; mask < 1 << RANKS; mask += 1) {
    const among = masks[held(mask)];
    if (!among) continue;
    MASK_NUMBERS[mask] = among.length;
    among.push(mask);
  }
  return masks;
})();

/**
 * Where the classes begin: by ranks, with no joker, one and two; then by jokers and the number of cards in the flush's suit; then
 * those with three jokers.
 */
const BY_RANKS = [0, multisets(HAND), multisets(HAND) + multisets(HAND - 1)] as const;
export const RANK_CLASSES = multisets(HAND) + multisets(HAND - 1) + multisets(HAND - 2);
const BY_FLUSH = new Uint32Array(3 * MOST);
const WITH_THREE = (() => {
  let next = RANK_CLASSES;
  for (const joker of [0, 1, 2])
    for (let suited = 5 - joker; suited <= HAND - joker; suited += 1) {
      BY_FLUSH[joker * MOST + suited] = next;
      next += choose(RANKS, suited) * multisets(HAND - joker - suited);
    }
  return next;
})();
export const CLASSES = WITH_THREE + THREE_JOKER_CLASSES;

/** The class of a hand without a flush, by the number of its ranks; jokers are not among them. */
export const byRanks = (jokers: number, ranks: number): number => inTable(BY_RANKS[jokers]) + ranks;

/** The class of a hand with three jokers, by the number that `three-jokers.ts` gives its other cards. */
export const byThreeJokers = (number: number): number => WITH_THREE + number;

/** The class of a hand with a flush, by its mask and the number of the ranks beside it. */
export function byFlush(joker: number, suited: number, mask: number, beside: number): number {
  const others = multisets(HAND - joker - suited);
  return inTable(BY_FLUSH[joker * MOST + suited]) + inTable(MASK_NUMBERS[mask]) * others + beside;
}

export type HandClass = {
  number: number;
  /** A hand of the class. */
  cards: readonly Card[];
  /** For a hand with a flush: the class of its ranks alone. */
  ranksAlone: number | undefined;
  /** How many hands of the pack are in it. */
  hands: number;
};

const FOURS = new Uint8Array(RANKS).fill(SUITS);
const THREES = new Uint8Array(RANKS).fill(SUITS - 1);

/** So many cards of each rank, their suits in turn from the first to the last of these. */
function inTurn(counts: ArrayLike<number>, from: number, suits: number): Card[] {
  const cards: Card[] = [];
  for (let rank = 0; rank < RANKS; rank += 1)
    for (let i = 0; i < inTable(counts[rank]); i += 1)
      cards.push(cardOf(rank, from + (cards.length % suits)));
  return cards;
}

function waysOf(counts: ArrayLike<number>, suits: number): number {
  let ways = 1;
  for (let rank = 0; rank < RANKS; rank += 1) ways *= choose(suits, inTable(counts[rank]));
  return ways;
}

const known = new Map<Jokers, readonly HandClass[]>();

/** Every class that has hands. */
export function handClasses(jokers: Jokers): readonly HandClass[] {
  const classes = known.get(jokers) ?? listed(jokers);
  known.set(jokers, classes);
  return classes;
}

function listed(jokers: Jokers): HandClass[] {
  const classes: HandClass[] = [];
  const places = new Map<number, number>();
  const all = new Uint8Array(RANKS);
  for (let joker = 0; joker <= jokers && joker < 3; joker += 1)
    forEachMultiset(HAND - joker, FOURS, (counts) => {
      const number = byRanks(joker, multisetNumber(counts));
      const cards = [...inTurn(counts, 0, SUITS), ...jokerCards(joker)];
      const hands = choose(jokers, joker) * waysOf(counts, SUITS);
      places.set(number, classes.length);
      classes.push({ number, cards, ranksAlone: undefined, hands });
    });
  for (let joker = 0; joker <= jokers && joker < 3; joker += 1)
    for (let suited = 5 - joker; suited <= HAND - joker; suited += 1)
      for (const mask of MASKS[suited] as readonly number[]) {
        const inSuit: Card[] = [];
        for (let rank = 0; rank < RANKS; rank += 1) if ((mask >> rank) & 1) inSuit.push(cardOf(rank, 0));
        forEachMultiset(HAND - joker - suited, THREES, (beside) => {
          for (let rank = 0; rank < RANKS; rank += 1)
            all[rank] = inTable(beside[rank]) + ((mask >> rank) & 1);
          const ranksAlone = byRanks(joker, multisetNumber(all));
          const hands = choose(jokers, joker) * SUITS * waysOf(beside, SUITS - 1);
          const without = classes[places.get(ranksAlone) as number] as HandClass;
          without.hands -= hands;
          classes.push({
            number: byFlush(joker, suited, mask, multisetNumber(beside)),
            cards: [...inSuit, ...inTurn(beside, 1, SUITS - 1), ...jokerCards(joker)],
            ranksAlone,
            hands,
          });
        });
      }
  if (jokers === 3)
    for (const [i, { cards, hands }] of threeJokerHands().entries())
      classes.push({
        number: byThreeJokers(i),
        cards: [...cards, ...jokerCards(3)],
        ranksAlone: undefined,
        hands,
      });
  return classes;
}
