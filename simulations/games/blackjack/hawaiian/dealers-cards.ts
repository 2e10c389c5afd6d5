/**
 * How the dealer's hand ends beside the cards that are known, in rounds in which he has no hand of the first two ranks: those end before
 * anybody plays. What he may draw is listed once as how many cards of each kind, with the number of orders.
 */
import { inTable } from '../../../exact/in-table';
import { DealerEnds, type EndedHand } from '../dealer-ends';
import { bestTotal } from '../every-hand';
import { ACE, TEN } from '../ranks';
import { type Cards, isRanked, JOKER, KINDS, SETS, VALUES } from './cards';
import { ENDS, LOWEST } from './settled';

/** The highest soft total that the dealer draws to. */
export type DrawsToSoft = 18 | 19;

/** At the least, and how many cards may count ten more, with the card shown. */
type Reached = { hard: number; high: number; orders: number };

const isHigh = (kind: number) => (VALUES.high.includes(kind) ? 1 : 0);

function endOf({ hard, high }: Reached, drawsToSoft: DrawsToSoft): number {
  const total = bestTotal(hard, high, VALUES);
  return total > hard && total <= drawsToSoft ? -1 : total - LOWEST;
}

function everyEnd(up: number, drawsToSoft: DrawsToSoft): EndedHand[] {
  const shown = { hard: inTable(VALUES.points[up]), high: isHigh(up), orders: 1 };
  let reached = new Map<number, Reached>([[0, shown]]);
  const ended: EndedHand[] = [];
  for (let cards = 1; reached.size > 0; cards += 1) {
    const next = new Map<number, Reached>();
    for (const [before, { hard, high, orders }] of reached)
      for (let kind = 0; kind < KINDS; kind += 1) {
        if (cards === 1 && isRanked(up, kind)) continue;
        const number = before + inTable(SETS.numberOfKind[kind]);
        const known = next.get(number);
        if (known) known.orders += orders;
        else
          next.set(number, {
            hard: hard + inTable(VALUES.points[kind]),
            high: high + isHigh(kind),
            orders,
          });
      }
    reached = new Map();
    for (const [number, hand] of next) {
      const end = endOf(hand, drawsToSoft);
      if (end < 0) reached.set(number, hand);
      else ended.push({ number, cards, orders: hand.orders, end });
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
