/**
 * What splitting a pair gains when each hand is played by its own cards as an unsplit hand would be, and pairs are split
 * as often as the rules allow: "CDZ-" to those who compare analysers. `splits.md` explains the sum.
 */
import { inTable } from '../../exact/in-table';
import { BUST, HANDS, handOf } from './hands';
import { DOUBLE, type Plan, STAND } from './play';
import { ACE, KINDS } from './ranks';
import type { Rules } from './rules';
import type { Standing } from './standing';

/** What one of the hands gains on average: with any second card, and counting only those whose second is no further pair card. */
type OfOne = { any: number; other: number };

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
  private ofOne(pair: number, out: number): OfOne {
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
    return { any, other };
  }

  /** In stakes of one, of a pair whose two cards are still in the shoe. */
  gain(pair: number): number {
    const { rules } = this;
    const { table } = this.standing;
    const inShoe = inTable(table.left[pair]);
    const whole = table.cards;
    const hands = Math.min(pair === ACE && !rules.resplitAces ? 2 : rules.hands, inShoe);
    const one = new Map<number, OfOne>();
    const plain = (out: number): OfOne => {
      const found = one.get(out) ?? this.ofOne(pair, out);
      one.set(out, found);
      return found;
    };
    /** The chance that one more card is of the pair's kind, with `out` of them out and `others` cards known not to be. */
    const chance = (out: number, others: number) => Math.max(0, inShoe - out) / (whole - out - others);
    const memo = new Map<string, OfOne>();
    /** The same average where `others` further cards are known not to be of the pair's kind. */
    const given = (out: number, others: number): OfOne => {
      if (others === 0) return plain(out);
      const key = `${out} ${others}`;
      const found = memo.get(key);
      if (found) return found;
      const fewer = given(out, others - 1);
      const pairCard = chance(out, others - 1);
      const more = pairCard > 0 ? given(out + 1, others - 1) : { any: 0, other: 0 };
      const result = {
        any: (fewer.any - pairCard * more.any) / (1 - pairCard),
        other: (fewer.other - pairCard * more.other) / (1 - pairCard),
      };
      memo.set(key, result);
      return result;
    };
    let sum = 0;
    /** What one of `done` hands gains whose second cards are known to be no pair cards. */
    const finished = (out: number, done: number) =>
      done === 0 ? 0 : done * (given(out, done - 1).other / (1 - chance(out, done - 1)));
    // By how many hands have a second card that is no pair card: the chance that so many are out then, and the rest wait.
    let likely = new Map([[2, 1]]);
    for (let done = 0; likely.size > 0; done += 1) {
      const after = new Map<number, number>();
      for (let out = 2; out <= hands; out += 1) {
        const here = likely.get(out) ?? 0;
        if (here === 0) continue;
        const waiting = out - done;
        if (out === hands) sum += here * (waiting * given(out, done).any + finished(out, done));
        else if (waiting === 0) sum += here * finished(out, done);
        else {
          const pairCard = chance(out, done);
          likely.set(out + 1, (likely.get(out + 1) ?? 0) + here * pairCard);
          after.set(out, here * (1 - pairCard));
        }
      }
      likely = after;
    }
    return sum;
  }
}
