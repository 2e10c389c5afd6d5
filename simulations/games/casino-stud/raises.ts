/** The strategy that was found, to be looked up. */
import { PACK } from '../../equipment/cards/card';
import { choose, setNumber } from '../../equipment/cards/card-sets';
import { canonicalPermutation, RENAMED } from '../../equipment/cards/suit-classes';
import { inTable } from '../../exact/in-table';
import { everyHand } from './pieces';

const HAND = 5;
const HALF = 26;
const HALF_MASK = 2 ** HALF;

/** Whether to raise the five cards given, in any order, on an up-card. Sorts them. Allocates nothing. */
export function raiseLookup(masks: Float64Array): (own: Uint8Array, up: number) => boolean {
  const { cards, count } = everyHand();
  const handOf = new Int32Array(choose(PACK, HAND));
  for (let hand = 0; hand < count; hand += 1)
    handOf[setNumber(cards.subarray(hand * HAND, (hand + 1) * HAND))] = hand;
  const low = Int32Array.from(masks, (mask) => mask % HALF_MASK);
  const high = Int32Array.from(masks, (mask) => Math.floor(mask / HALF_MASK));
  return (own, up) => {
    const renaming = canonicalPermutation(own) * PACK;
    for (let i = 0; i < HAND; i += 1) {
      const card = inTable(RENAMED[renaming + inTable(own[i])]);
      let at = i;
      for (; at > 0 && inTable(own[at - 1]) > card; at -= 1) own[at] = inTable(own[at - 1]);
      own[at] = card;
    }
    const hand = inTable(handOf[setNumber(own)]);
    const card = inTable(RENAMED[renaming + up]);
    return (inTable(card < HALF ? low[hand] : high[hand]) & (1 << (card % HALF))) !== 0;
  };
}
