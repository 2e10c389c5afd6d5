/**
 * What splitting a pair gains when each hand is played by its own cards as an unsplit hand would be, and pairs are split
 * as often as the rules allow: "CDZ-" to those who compare analysers. `splits.md` explains the sum.
 */
import { inTable } from '../../exact/in-table';
import { BUST, HANDS, handOf } from './hands';
import { DOUBLE, type Plan, STAND } from './play';
import { ACE, KINDS } from './ranks';
import type { Rules } from './rules';
import { PairCards, whereKnown } from './split-states';
import type { Standing } from './standing';

/** What one of the hands gains on average: with any second card, and counting only those whose second is no further pair card. */
const ANY = 0;
const OTHER = 1;

export class Splitting {
  private readonly drawnKnown = new Float64Array(HANDS.count);
  private readonly drawnStamp = new Int32Array(HANDS.count);
  private round = 0;
  private stood: Float64Array = new Float64Array();

  constructor(
    private readonly standing: Standing,
    private readonly rules: Rules,
    private readonly plan: Plan,
  ) {}

  private drawn(hand: number, further: boolean): number {
    const { standing, stood } = this;
    const { table } = standing;
    const from = hand * KINDS;
    const cards = table.cards - inTable(HANDS.cards[hand]);
    let gain = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - inTable(HANDS.counts[from + kind]);
      if (left <= 0) continue;
      const next = inTable(HANDS.next[from + kind]);
      if (next === BUST) {
        table.takeHand(hand, 1);
        gain += (left / cards) * table.lostTo(kind);
        table.takeHand(hand, -1);
      } else gain += (left / cards) * (further ? this.played(next) : standing.gain(stood, next));
    }
    return gain;
  }

  private played(hand: number): number {
    const { choice, instead } = this.plan;
    const picked = inTable((this.rules.doubleAfterSplit ? choice : instead)[hand]);
    if (picked === STAND) return this.standing.gain(this.stood, hand);
    if (picked === DOUBLE) return 2 * this.drawn(hand, false);
    if (this.drawnStamp[hand] === this.round) return inTable(this.drawnKnown[hand]);
    const gain = this.drawn(hand, true);
    this.drawnKnown[hand] = gain;
    this.drawnStamp[hand] = this.round;
    return gain;
  }

  /** With so many of the pair's cards out of the shoe, of which one begins this hand. */
  private ofOne(pair: number, out: number): Float64Array {
    const { table } = this.standing;
    this.round += 1;
    this.stood = this.standing.gainsOf({ pair, out });
    // The hand's own cards are taken out with it.
    table.take(pair, out - 1);
    const first = handOf(pair);
    const oneCard = pair === ACE && !this.rules.drawToAces;
    let any = 0;
    let other = 0;
    const cards = table.cards - 1;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - (kind === pair ? 1 : 0);
      if (left <= 0) continue;
      const next = inTable(HANDS.next[first * KINDS + kind]);
      const gain = (left / cards) * (oneCard ? this.standing.gain(this.stood, next) : this.played(next));
      any += gain;
      if (kind !== pair) other += gain;
    }
    table.take(pair, 1 - out);
    return Float64Array.of(any, other);
  }

  /** In stakes of one, of a pair whose two cards are still in the shoe. */
  gain(pair: number): number {
    const cards = new PairCards(this.standing.table, this.rules, pair);
    const given = whereKnown(cards, { most: 14, plain: (out) => this.ofOne(pair, out) });
    /** What one of `done` hands gains whose second cards are known to be no pair cards. */
    const finished = (out: number, done: number) =>
      done === 0 ? 0 : done * (inTable(given(out, done - 1)[OTHER]) / (1 - cards.chance(out, done - 1)));
    let sum = 0;
    for (const { hands, done, chance } of cards.states()) {
      const waiting = hands - done;
      const ofWaiting = waiting === 0 ? 0 : waiting * inTable(given(hands, done)[ANY]);
      sum += chance * (ofWaiting + finished(hands, done));
    }
    return sum;
  }
}
