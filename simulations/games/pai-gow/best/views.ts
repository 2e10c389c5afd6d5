/** What one suit sees of a player's hand: its own cards, the ranks of the others, and whether the joker is held. */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { adds, choose, held, maskNumber, multisets } from '../cards/hand-classes';
import { HAND } from '../cards/pack';

const FIRST = new Uint32Array(2 * (HAND + 1));
export const VIEWS = (() => {
  let next = 0;
  for (const joker of [0, 1])
    for (let suited = 0; suited <= HAND - joker; suited += 1) {
      FIRST[joker * (HAND + 1) + suited] = next;
      next += choose(RANKS, suited) * multisets(HAND - joker - suited);
    }
  return next;
})();

/** Where the views with this mask begin; the number of the ranks beside is to be added. */
export function firstView(joker: number, mask: number): number {
  const suited = held(mask);
  const others = multisets(HAND - joker - suited);
  return inTable(FIRST[joker * (HAND + 1) + suited]) + maskNumber(mask) * others;
}

/** The view of a hand that has so many cards of each rank, these of them in the suit. */
export function viewOf(joker: number, mask: number, counts: ArrayLike<number>): number {
  let [number, lower] = [0, 0];
  for (let rank = 0; rank < RANKS; rank += 1) {
    const count = inTable(counts[rank]) - ((mask >> rank) & 1);
    if (count === 0) continue;
    number += adds(rank, lower, count);
    lower += count;
  }
  return firstView(joker, mask) + number;
}
