/**
 * What splitting a pair gains when each hand is played by its own cards as an unsplit hand would be, and pairs are split
 * as often as the rules allow: "CDZ-" to those who compare analysers. `splits.md` explains the sum.
 */
import { inTable } from '../../exact/in-table';
import { BUST, HANDS, handOf, MOST } from './hands';
import { DOUBLE, HIT, type Played, STAND } from './play';
import { ACE, KINDS } from './ranks';

/** What one of the hands gains on average: with any second card, and counting only those whose second is no further pair card. */
type OfOne = { any: number; other: number };

export class Splitting {
  private readonly known = new Float64Array(HANDS.count);
  private readonly stamp = new Int32Array(HANDS.count);
  private readonly drawnKnown = new Float64Array(HANDS.count);
  private readonly drawnStamp = new Int32Array(HANDS.count);
  private round = 0;

  constructor(private readonly played: Played) {}

  private stood(hand: number): number {
    if (this.stamp[hand] === this.round) return inTable(this.known[hand]);
    const { table } = this.played;
    table.takeHand(hand, 1);
    const total = inTable(HANDS.totals[hand]);
    const gain = total === MOST && HANDS.cards[hand] === 2 ? table.splitTwentyOne() : table.stood(total);
    table.takeHand(hand, -1);
    this.known[hand] = gain;
    this.stamp[hand] = this.round;
    return gain;
  }

  private drawn(hand: number, further: boolean): number {
    const { table } = this.played;
    table.takeHand(hand, 1);
    let gain = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]);
      if (left <= 0) continue;
      const chance = left / table.cards;
      const next = inTable(HANDS.next[hand * KINDS + kind]);
      if (next === BUST) {
        table.take(kind, 1);
        gain += chance * table.lost();
        table.take(kind, -1);
      } else {
        table.takeHand(hand, -1);
        gain += chance * (further ? this.byChoice(next) : this.stood(next));
        table.takeHand(hand, 1);
      }
    }
    table.takeHand(hand, -1);
    return gain;
  }

  /** By the choice of the unsplit hand; what may not be doubled after a split is drawn to or stood on, whichever was better. */
  private choiceOf(hand: number): number {
    const { choice, gains, table } = this.played;
    const picked = inTable(choice[hand]);
    if (picked !== DOUBLE || table.rules.doubleAfterSplit) return picked;
    return inTable(gains[hand * 3 + HIT]) > inTable(gains[hand * 3 + STAND]) ? HIT : STAND;
  }

  private byChoice(hand: number): number {
    const picked = this.choiceOf(hand);
    if (picked === STAND) return this.stood(hand);
    if (picked === DOUBLE) return 2 * this.drawn(hand, false);
    if (this.drawnStamp[hand] === this.round) return inTable(this.drawnKnown[hand]);
    const gain = this.drawn(hand, true);
    this.drawnKnown[hand] = gain;
    this.drawnStamp[hand] = this.round;
    return gain;
  }

  /** With so many of the pair's cards out of the shoe, of which one begins this hand. */
  private ofOne(pair: number, out: number): OfOne {
    const { table } = this.played;
    this.round += 1;
    // The hand's own cards are taken out with it.
    table.take(pair, out - 1);
    const first = handOf(pair);
    const oneCard = pair === ACE && !table.rules.drawToAces;
    let any = 0;
    let other = 0;
    const cards = table.cards - 1;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]) - (kind === pair ? 1 : 0);
      if (left <= 0) continue;
      const next = inTable(HANDS.next[first * KINDS + kind]);
      const gain = (left / cards) * (oneCard ? this.stood(next) : this.byChoice(next));
      any += gain;
      if (kind !== pair) other += gain;
    }
    table.take(pair, 1 - out);
    return { any, other };
  }

  /** In stakes of one, of a pair whose two cards are still in the shoe. */
  gain(pair: number): number {
    const { table } = this.played;
    const { rules } = table;
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
