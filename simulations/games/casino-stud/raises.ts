/** The strategy that was found, to be looked up. */
import { PACK } from '../../equipment/cards/card';
import { choose, setNumber } from '../../equipment/cards/card-sets';
import { canonicalPermutation, RENAMED } from '../../equipment/cards/suit-classes';
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
      const card = RENAMED[renaming + (own[i] as number)] as number;
      let at = i;
      for (; at > 0 && (own[at - 1] as number) > card; at -= 1) own[at] = own[at - 1] as number;
      own[at] = card;
    }
    const hand = handOf[setNumber(own)] as number;
    const card = RENAMED[renaming + up] as number;
    return (((card < HALF ? low[hand] : high[hand]) as number) & (1 << (card % HALF))) !== 0;
  };
}
