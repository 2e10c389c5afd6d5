/** The 1,326 hands of two cards, by number. */
import { type Card, PACK } from '../../../equipment/cards/card';
import { choose, pairNumber } from '../../../equipment/cards/card-sets';
import { inTable } from '../../../exact/in-table';

export const HOLE_HANDS = choose(PACK, 2);

/** By its number, the two cards of every hole hand, the lower first. */
export const HOLES: readonly (readonly [low: Card, high: Card])[] = Array.from({ length: PACK }, (_, high) =>
  Array.from({ length: high }, (_, low) => [low, high] as const),
).flat();

export const holeNumber = (a: Card, b: Card): number => (a < b ? pairNumber(a, b) : pairNumber(b, a));

/** By hole hand: 1 where it holds none of a few cards. */
export function holesWithout(cards: ArrayLike<number>): Uint8Array {
  const free = new Uint8Array(HOLE_HANDS);
  const held = new Uint8Array(PACK);
  for (let i = 0; i < cards.length; i += 1) held[inTable(cards[i])] = 1;
  let hole = 0;
  for (let high = 0; high < PACK; high += 1)
    for (let low = 0; low < high; low += 1) {
      free[hole] = held[high] === 1 || held[low] === 1 ? 0 : 1;
      hole += 1;
    }
  return free;
}
