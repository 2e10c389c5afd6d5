/** The strategy that was found, to be looked up and to be read. */
import { PACK, RANKS, type Rank } from '../../equipment/cards/card';
import { choose, setNumber } from '../../equipment/cards/card-sets';
import type { HandClass } from '../../equipment/cards/hand-order';
import { canonicalPermutation, RENAMED } from '../../equipment/cards/suit-classes';
import { type Fraction, ratio } from '../../exact/fraction';
import { everyHand } from './pieces';

const HAND = 5;
const HALF = 26;
const HALF_MASK = 2 ** HALF;

/** Every card but the hand's own, as bits. */
export function everyUpCard(cards: Uint8Array, hand: number): number {
  let mask = 2 ** PACK - 1;
  for (let i = hand * HAND; i < (hand + 1) * HAND; i += 1) mask -= 2 ** (cards[i] as number);
  return mask;
}

const isIn = (mask: number, card: number): boolean => Math.floor(mask / 2 ** card) % 2 === 1;

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

/** Of the deals of a hand class with an up-card of a rank, the share that is raised. */
export type RaiseShare = { hand: HandClass; up: Rank; raised: Fraction };

/** For the classes of hand that are neither raised nor folded on every up-card: what decides, as a table to be read. */
export function doubtfulHands(masks: Float64Array): RaiseShare[] {
  const { cards, classes, orbits, count } = everyHand();
  const table: RaiseShare[] = [];
  for (let first = 0; first < count; ) {
    const dealt = new Float64Array(RANKS);
    const raised = new Float64Array(RANKS);
    let hand = first;
    for (; hand < count && classes[hand] === classes[first]; hand += 1) {
      const possible = everyUpCard(cards, hand);
      for (let up = 0; up < PACK; up += 1) {
        if (!isIn(possible, up)) continue;
        dealt[up >> 2] = (dealt[up >> 2] as number) + (orbits[hand] as number);
        if (isIn(masks[hand] as number, up))
          raised[up >> 2] = (raised[up >> 2] as number) + (orbits[hand] as number);
      }
    }
    const total = (counts: Float64Array) => counts.reduce((sum, deals) => sum + deals, 0);
    if (total(raised) > 0 && total(raised) < total(dealt))
      for (let up = 0; up < RANKS; up += 1)
        if ((dealt[up] as number) > 0)
          table.push({
            hand: classes[first] as HandClass,
            up,
            raised: ratio(BigInt(raised[up] as number), BigInt(dealt[up] as number)),
          });
    first = hand;
  }
  return table;
}
