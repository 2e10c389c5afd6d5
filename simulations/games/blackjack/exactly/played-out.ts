/** What a hand gains that is played by a plan, over all orders of the cards that it and the dealer can draw. */
import { inTable } from '../../../exact/in-table';
import { BUST, HANDS } from '../hands';
import { DOUBLE, type Plan, STAND } from '../play';
import { KINDS } from '../ranks';
import type { ExactTable } from './exact-table';

/** A plan stands at 21. */
export type HowPlayed = { plan: Plan; mayDouble: boolean };

/** Gains of hands, with other cards than theirs taken out of the table before. A new one for every such table. */
export class PlayedOut {
  private readonly known = new Map<number, bigint>();
  private readonly stands = new Map<number, bigint>();

  constructor(
    private readonly table: ExactTable,
    private readonly how: HowPlayed,
  ) {}

  /** Cards that can still be drawn after this hand. */
  spanAfter = (hand: number): number => this.table.span - inTable(HANDS.cards[hand]);

  stood(hand: number): bigint {
    const known = this.stands.get(hand);
    if (known !== undefined) return known;
    const { table } = this;
    table.takeHand(hand, 1);
    const gain = table.stood(inTable(HANDS.totals[hand]), HANDS.cards[hand] === 2, this.spanAfter(hand));
    table.takeHand(hand, -1);
    this.stands.set(hand, gain);
    return gain;
  }

  played(hand: number): bigint {
    const known = this.known.get(hand);
    if (known !== undefined) return known;
    const { plan, mayDouble } = this.how;
    const picked = inTable((mayDouble ? plan.choice : plan.instead)[hand]);
    let gain: bigint;
    if (picked === STAND) gain = this.stood(hand);
    else if (picked === DOUBLE) gain = 2n * this.drawn(hand, (next) => this.stood(next));
    else gain = this.drawn(hand, (next) => this.played(next));
    this.known.set(hand, gain);
    return gain;
  }

  private drawn(hand: number, then: (next: number) => bigint): bigint {
    const { table } = this;
    const from = hand * KINDS;
    let gain = 0n;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - inTable(HANDS.counts[from + kind]);
      if (left <= 0) continue;
      const next = inTable(HANDS.next[from + kind]);
      if (next === BUST) {
        table.takeHand(hand, 1);
        gain += BigInt(left) * table.lostTo(kind, this.spanAfter(hand) - 1);
        table.takeHand(hand, -1);
      } else gain += BigInt(left) * then(next);
    }
    return gain;
  }
}
