/**
 * How many of some hands hold given cards: what inclusion and exclusion needs to count hands that hold none of them.
 * Renaming suits changes no count as long as whole suit classes are added, so there is one number for each suit class of
 * the cards held, and adding one hand of a class adds all of them.
 */
import { inTable } from '../../exact/in-table';
import { PACK } from './card';
import { choose } from './card-sets';
import { suitClassTable } from './suit-classes';

/** Sets are numbered by size and then by `setNumber`; those of size k begin at `FIRST_OF_SIZE[k]`. */
export const FIRST_OF_SIZE = [0, 1, 53, 1_379, 23_479] as const;
const MOST_HELD = FIRST_OF_SIZE.length - 1;

/** Counts are kept 24-fold: a suit class has 24 sets over a whole number. */
export const FOLD = 24;

/** RISING[place * 52 + card]: what a card adds to the number of a set, by how many cards are below it. */
export const RISING = Int32Array.from({ length: MOST_HELD * PACK }, (_, i) =>
  choose(i % PACK, Math.floor(i / PACK) + 1),
);

export type SubsetClasses = {
  /** By the number of a set of up to four cards: its suit class, those of all sizes numbered together. */
  classOf: Uint16Array;
  /** By class: 24 over how many sets are in it. */
  shares: Uint8Array;
};

function build(): SubsetClasses {
  const tables = FIRST_OF_SIZE.map((_, size) => suitClassTable(size));
  const classOf = new Uint16Array(tables.reduce((sets, table) => sets + table.classOf.length, 0));
  const shares = new Uint8Array(tables.reduce((count, { classes }) => count + classes.count, 0));
  let first = 0;
  for (const [size, { classes, classOf: own }] of tables.entries()) {
    const from = inTable(FIRST_OF_SIZE[size]);
    for (let set = 0; set < own.length; set += 1) classOf[from + set] = first + inTable(own[set]);
    for (let at = 0; at < classes.count; at += 1) shares[first + at] = FOLD / inTable(classes.orbits[at]);
    first += classes.count;
  }
  return { classOf, shares };
}

let built: SubsetClasses | undefined;

/** Built when first asked for. */
export function subsetClasses(): SubsetClasses {
  built ??= build();
  return built;
}

/** By class of the cards held, of up to four. */
export const newSubsetCounts = (): Float64Array => new Float64Array(subsetClasses().shares.length);

/**
 * Adds the suit class of the hand of `size` cards, rising, at `hands[from]`. `weight` is how many hands are in the class;
 * 24 times the weights added must stay below 2^53.
 */
export function addHands(
  counts: Float64Array,
  hands: Uint8Array,
  from: number,
  size: number,
  weight: number,
): void {
  const { classOf, shares } = subsetClasses();
  const rising = RISING;
  const [none, ones, twos, threes, fours] = FIRST_OF_SIZE;
  const [second, third, fourth] = [PACK, 2 * PACK, 3 * PACK];
  const end = from + size;
  const add = (number: number) => {
    const at = inTable(classOf[number]);
    counts[at] = inTable(counts[at]) + weight * inTable(shares[at]);
  };
  add(none);
  for (let i = from; i < end; i += 1) {
    const one = inTable(rising[inTable(hands[i])]);
    add(ones + one);
    for (let j = i + 1; j < end; j += 1) {
      const two = one + inTable(rising[second + inTable(hands[j])]);
      add(twos + two);
      for (let k = j + 1; k < end; k += 1) {
        const three = two + inTable(rising[third + inTable(hands[k])]);
        add(threes + three);
        for (let l = k + 1; l < end; l += 1) add(fours + three + inTable(rising[fourth + inTable(hands[l])]));
      }
    }
  }
}

/**
 * The sum over the subsets S of up to four cards of the hand at `hands[from]` of (-1)^|S| times the hands that hold S: 24
 * times the hands counted that hold none of its cards, if it is of no more than four.
 */
export function signedSubsets(counts: Float64Array, hands: Uint8Array, from: number, size: number): number {
  const { classOf } = subsetClasses();
  let sum = 0;
  for (let chosen = 0; chosen < 1 << size; chosen += 1) {
    let held = 0;
    let number = 0;
    for (let i = 0; i < size && held <= MOST_HELD; i += 1)
      if ((chosen >> i) & 1) {
        if (held < MOST_HELD) number += inTable(RISING[held * PACK + inTable(hands[from + i])]);
        held += 1;
      }
    if (held > MOST_HELD) continue;
    const holding = inTable(counts[inTable(classOf[inTable(FIRST_OF_SIZE[held]) + number])]);
    sum += held % 2 === 0 ? holding : -holding;
  }
  return sum;
}
