/** Several packs of 52 as one, shuffled as far as they are dealt. */
import type { RandomSource } from '../model';
import { PACK } from './cards/card';

export type Shoe = Uint8Array;

export const MOST_DECKS = 20;

export function newShoe(decks: number): Shoe {
  if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS) throw new RangeError(`${decks} decks`);
  return Uint8Array.from({ length: PACK * decks }, (_, i) => i % PACK);
}

/**
 * Puts two uniformly random cards of those from `at` on at the places `at` and `at + 1`. One random number names both:
 * of 20 decks there are 1,040 x 1,039 ordered pairs, which is below 2^21, the most a random source is asked for.
 */
export function dealTwo(shoe: Shoe, at: number, random: RandomSource): void {
  const left = shoe.length - at;
  const drawn = random.below(left * (left - 1));
  const first = Math.floor(drawn / (left - 1));
  const second = drawn - first * (left - 1);
  bring(shoe, at, at + first);
  bring(shoe, at + 1, at + 1 + second);
}

function bring(shoe: Shoe, to: number, from: number): void {
  const card = shoe[from] as number;
  shoe[from] = shoe[to] as number;
  shoe[to] = card;
}
