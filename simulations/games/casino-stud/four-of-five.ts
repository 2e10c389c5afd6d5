/** The dealer's hands of the up-card and four of the player's cards: with them, inclusion and exclusion ends. */
import { RANKS } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { handTables } from '../../equipment/cards/hand-tables';
import { inTable } from '../../exact/in-table';

const HAND = 5;

/** Whether four cards of the hand are of one suit: if not, the five hands are worth the same whatever the suits are. */
export function fourOfOneSuit(hands: Uint8Array, from: number): boolean {
  let suits = 0;
  for (let i = from; i < from + HAND; i += 1) suits += 1 << (4 * (inTable(hands[i]) & 3));
  return (suits & 0x4444) !== 0;
}

/**
 * Adds to `sums`, by suit and rank of the up-card, what `weigh` makes of the class of each of the five hands. Up-cards
 * that the player holds are added as well; nobody reads those sums.
 */
export function addFourOfFive(
  hands: Uint8Array,
  from: number,
  weigh: (worth: HandClass) => number,
  sums: Float64Array,
): void {
  const { next, five, flush } = handTables();
  for (let without = 0; without < HAND; without += 1) {
    let state = 0;
    let mask = 0;
    let suits = 0;
    for (let i = 0; i < HAND; i += 1) {
      if (i === without) continue;
      const card = inTable(hands[from + i]);
      state = inTable(next[(state << 4) | (card >> 2)]);
      mask |= 1 << (card >> 2);
      suits |= 1 << (card & 3);
    }
    const suited = (suits & (suits - 1)) === 0 ? 31 - Math.clz32(suits) : -1;
    for (let rank = 0; rank < RANKS; rank += 1) {
      const to = inTable(next[(state << 4) | rank]);
      if (to >= five.length) continue;
      const plain = weigh(five[to] as HandClass);
      const ofSuit = suited < 0 || (mask >> rank) & 1 ? plain : weigh(flush[mask | (1 << rank)] as HandClass);
      for (let suit = 0; suit < 4; suit += 1)
        sums[suit * RANKS + rank] = inTable(sums[suit * RANKS + rank]) + (suit === suited ? ofSuit : plain);
    }
  }
}
