/**
 * How the dealer's hand ends beside the cards that are known, in rounds in which he has no hand of the first two ranks: those end before
 * anybody plays. What he may draw is listed once as how many cards of each kind, with the number of orders.
 */
import { inTable } from '../../../exact/in-table';
import { PLACES } from '../card-sets';
import { DealerEnds, type EndedHand } from '../dealer-ends';
import { totalOf } from '../every-hand';
import { ACE, TEN } from '../ranks';
import { type Cards, isRanked, JOKER, KINDS, SETS, VALUES } from './cards';
import { ENDS, LOWEST } from './settled';

/** The highest soft total that the dealer draws to. */
export type DrawsToSoft = 18 | 19;

type Reached = { counts: number[]; orders: number };

/** With the card shown among the counts. */
function endOf(counts: readonly number[], drawsToSoft: DrawsToSoft): number {
  const { total, hard } = totalOf(counts, VALUES);
  return total > hard && total <= drawsToSoft ? -1 : total - LOWEST;
}

function everyEnd(up: number, drawsToSoft: DrawsToSoft): EndedHand[] {
  // Cards by a number that says how many there are of each kind.
  let reached = new Map<number, Reached>([[0, { counts: Array<number>(KINDS).fill(0), orders: 1 }]]);
  const ended: EndedHand[] = [];
  for (let cards = 1; reached.size > 0; cards += 1) {
    const next = new Map<number, Reached>();
    for (const [key, { counts, orders }] of reached)
      for (let kind = 0; kind < KINDS; kind += 1) {
        if (cards === 1 && isRanked(up, kind)) continue;
        const known = next.get(key + PLACES ** kind);
        if (known) known.orders += orders;
        else next.set(key + PLACES ** kind, { counts: counts.with(kind, inTable(counts[kind]) + 1), orders });
      }
    reached = new Map();
    for (const [key, hand] of next) {
      const end = endOf(hand.counts.with(up, inTable(hand.counts[up]) + 1), drawsToSoft);
      if (end < 0) reached.set(key, hand);
      else ended.push({ ...hand, end });
    }
  }
  return ended;
}

export class DealersCards extends DealerEnds {
  constructor(
    /** The kind of the card shown. */
    readonly up: number,
    drawsToSoft: DrawsToSoft,
  ) {
    super(everyEnd(up, drawsToSoft), SETS.order, ENDS);
  }

  /** The chance of a hand of the first two ranks. */
  natural({ left, cards }: Cards): number {
    if (this.up === ACE) return inTable(left[ACE]) / cards;
    if (this.up === TEN) return inTable(left[JOKER]) / cards;
    return this.up === JOKER ? inTable(left[TEN]) / cards : 0;
  }
}
