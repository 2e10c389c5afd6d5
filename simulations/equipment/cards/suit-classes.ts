/**
 * Sets of cards that differ only by the names of their suits. A set is four masks of ranks, one for each suit; its
 * class is the four masks in falling order, and the class has 24 sets divided by the number of ways to order equal
 * masks.
 */

import { inTable } from '../../exact/in-table';
import { type Card, cardOf, PACK, RANKS, rankOf, suitOf } from './card';
import { choose, forEachSet, setNumber } from './card-sets';

/** The 24 ways to rename suits; the first changes nothing. The new suit of `s` is `SUIT_PERMUTATIONS[p][s]`. */
export const SUIT_PERMUTATIONS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3]
    .filter((b) => b !== a)
    .flatMap((b) =>
      [0, 1, 2, 3].filter((c) => c !== a && c !== b).map((c): number[] => [a, b, c, 6 - a - b - c]),
    ),
);

/** RENAMED[p * 52 + card]: the card after renaming suits by permutation p. */
export const RENAMED = Uint8Array.from({ length: SUIT_PERMUTATIONS.length * PACK }, (_, i) => {
  const card = i % PACK;
  return cardOf(rankOf(card), inTable(SUIT_PERMUTATIONS[Math.floor(i / PACK)]?.[suitOf(card)]));
});

/** PERMUTATION_NUMBERS[new suits of 0, 1 and 2 in base 4]. */
const PERMUTATION_NUMBERS = new Uint8Array(64);
for (const [p, [a, b, c]] of SUIT_PERMUTATIONS.entries())
  PERMUTATION_NUMBERS[(inTable(a) * 4 + inTable(b)) * 4 + inTable(c)] = p;

/** The permutation that brings a set into its class's form: suits by falling mask, equal masks in the order they were. */
export function canonicalPermutation(cards: ArrayLike<Card>): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i] as Card;
    const bit = 1 << rankOf(card);
    if (suitOf(card) === 0) a |= bit;
    else if (suitOf(card) === 1) b |= bit;
    else if (suitOf(card) === 2) c |= bit;
    else d |= bit;
  }
  const first = Number(b > a) + Number(c > a) + Number(d > a);
  const second = Number(a >= b) + Number(c > b) + Number(d > b);
  const third = Number(a >= c) + Number(b >= c) + Number(d > c);
  return inTable(PERMUTATION_NUMBERS[(first * 4 + second) * 4 + third]);
}

/** MASKS[k]: every mask of k ranks, rising. */
const MASKS = Array.from({ length: 8 }, (): number[] => []);
for (let mask = 0; mask < 1 << RANKS; mask += 1) {
  let held = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) held += 1;
  MASKS[held]?.push(mask);
}

/** Every class of this many cards (up to seven) once, as its four masks, with how many sets it stands for. */
export function forEachSuitClass(
  size: number,
  visit: (a: number, b: number, c: number, d: number, orbit: number) => void,
): void {
  const upTo = (held: number, bound: number, each: (mask: number) => void) => {
    for (const mask of MASKS[held] as number[]) {
      if (mask > bound) return;
      each(mask);
    }
  };
  const holdings: [number, number, number, number][] = [];
  for (let i = 0; i <= size; i += 1)
    for (let j = 0; i + j <= size; j += 1)
      for (let k = 0; i + j + k <= size; k += 1) holdings.push([i, j, k, size - i - j - k]);
  for (const [i, j, k, l] of holdings)
    upTo(i, 1 << RANKS, (a) =>
      upTo(j, a, (b) =>
        upTo(k, b, (c) =>
          upTo(l, c, (d) => {
            const equal = Number(a === b) + Number(b === c) + Number(c === d);
            const orders = equal === 2 && a === b && c === d ? 4 : inTable([1, 2, 6, 24][equal]);
            visit(a, b, c, d, 24 / orders);
          }),
        ),
      ),
    );
}

export type SuitClasses = {
  size: number;
  count: number;
  /** The cards of class i, rising, at i * size. */
  cards: Uint8Array;
  /** How many sets each class stands for: 1, 4, 6, 12 or 24. */
  orbits: Uint8Array;
};

/** The classes of this many cards as lists. */
export function suitClasses(size: number): SuitClasses {
  const cards: number[] = [];
  const orbits: number[] = [];
  forEachSuitClass(size, (a, b, c, d, orbit) => {
    const held = a | b | c | d;
    for (let rank = 0; held >> rank > 0; rank += 1) {
      if ((a >> rank) & 1) cards.push(cardOf(rank, 0));
      if ((b >> rank) & 1) cards.push(cardOf(rank, 1));
      if ((c >> rank) & 1) cards.push(cardOf(rank, 2));
      if ((d >> rank) & 1) cards.push(cardOf(rank, 3));
    }
    orbits.push(orbit);
  });
  return { size, count: orbits.length, cards: Uint8Array.from(cards), orbits: Uint8Array.from(orbits) };
}

export type SuitClassTable = {
  classes: SuitClasses;
  /** By the set's number: its class. */
  classOf: Uint32Array;
  /** By the set's number: the permutation that brings it into its class's form. */
  permutationOf: Uint8Array;
};

/** The class of every set of up to five cards, to be looked up by the set's number. */
export function suitClassTable(size: number): SuitClassTable {
  const classes = suitClasses(size);
  const total = choose(PACK, size);
  const classOf = new Uint32Array(total);
  const permutationOf = new Uint8Array(total);
  for (let i = 0; i < classes.count; i += 1)
    classOf[setNumber(classes.cards.subarray(i * size, (i + 1) * size))] = i;
  const renamed = new Uint8Array(size);
  forEachSet(size, (set, number) => {
    const permutation = canonicalPermutation(set);
    permutationOf[number] = permutation;
    for (let i = 0; i < size; i += 1) renamed[i] = inTable(RENAMED[permutation * PACK + inTable(set[i])]);
    classOf[number] = inTable(classOf[setNumber(renamed.sort())]);
  });
  return { classes, classOf, permutationOf };
}

/** The permutations that leave a set as it is. */
export function stabiliser(cards: ArrayLike<Card>): number[] {
  const held = new Set(Array.from(cards));
  return SUIT_PERMUTATIONS.flatMap((_, p) =>
    [...held].every((card) => held.has(inTable(RENAMED[p * PACK + card]))) ? [p] : [],
  );
}
