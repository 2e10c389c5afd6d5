/** Numbers for sets of cards that have no order: how many there are, and which number a set has. */
import { inTable } from '../../exact/in-table';
import { PACK } from './card';

const MOST = 7;

/** BINOMIALS[n * (MOST + 1) + k] is n choose k. */
const BINOMIALS = (() => {
  const table = new Uint32Array((PACK + 1) * (MOST + 1));
  for (let n = 0; n <= PACK; n += 1) {
    table[n * (MOST + 1)] = 1;
    for (let k = 1; k <= Math.min(n, MOST); k += 1) {
      const above = (n - 1) * (MOST + 1) + k;
      table[n * (MOST + 1) + k] = inTable(table[above - 1]) + inTable(table[above]);
    }
  }
  return table;
})();

/** Ways to choose up to seven from up to 52. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > MOST || n < 0 || n > PACK) throw new RangeError(`${n} choose ${k} is not in the table`);
  return inTable(BINOMIALS[n * (MOST + 1) + k]);
}

/** The number of a set whose cards are given in rising order: 0 to C(52, k) - 1, without gaps. */
export function setNumber(rising: ArrayLike<number>): number {
  let number = 0;
  for (let i = 0; i < rising.length; i += 1)
    number += inTable(BINOMIALS[inTable(rising[i]) * (MOST + 1) + i + 1]);
  return number;
}

export const pairNumber = (low: number, high: number): number => ((high * (high - 1)) >> 1) + low;

/** Every set of this many cards in the order of its number. The array given to `visit` is one and the same. */
export function forEachSet(size: number, visit: (rising: Uint8Array, number: number) => void): void {
  const cards = Uint8Array.from({ length: size + 1 }, (_, i) => (i === size ? PACK : i));
  const set = cards.subarray(0, size);
  const total = choose(PACK, size);
  for (let number = 0; number < total; number += 1) {
    visit(set, number);
    let i = 0;
    while (i < size - 1 && inTable(cards[i]) + 1 === cards[i + 1]) {
      cards[i] = i;
      i += 1;
    }
    cards[i] = inTable(cards[i]) + 1;
  }
}
