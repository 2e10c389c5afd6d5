/**
 * What each hand gains against one card of the dealer, worked back from the hands that can draw least. Gains count only rounds in which
 * the dealer has no hand of the first two ranks; the others end before anybody plays.
 */
import { inTable } from '../../../exact/in-table';
import { DOUBLE, DRAW, GIVE_UP, STAND } from '../play-tables';
import { BUST, type Cards, HANDS, HARD, KINDS, least, MOST } from './cards';
import { type DealersCards, DealersSums, type NextCard } from './dealers-cards';
import type { HawaiianRules } from './rules';
import { ENDS, resultsOf, STANDINGS } from './settled';

export { CHOICES, DOUBLE, DRAW, GIVE_UP, SPLIT, STAND } from '../play-tables';

const TEN_POINTS = 10;

export type Situation = {
  rules: HawaiianRules;
  dealer: DealersCards;
  /** What is left beside the card shown. */
  shoe: Cards;
};

/** The cards beside a hand, or nothing where the shoe does not hold it. */
export class Beside implements Cards {
  readonly left: Float64Array;
  cards = 0;

  constructor(private readonly shoe: Cards) {
    this.left = new Float64Array(KINDS);
  }

  take(hand: number): boolean {
    const { left, shoe } = this;
    let held = true;
    this.cards = shoe.cards - inTable(HANDS.cards[hand]);
    for (let kind = 0; kind < KINDS; kind += 1) {
      left[kind] = inTable(shoe.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
      if (inTable(left[kind]) < 0) held = false;
    }
    return held;
  }
}

export class HandGains {
  /** By hand: what it gains that only stands, and at best; and what to do, but for splitting, which is worked out apart. */
  readonly stood = new Float64Array(HANDS.count);
  readonly best = new Float64Array(HANDS.count);
  readonly choice = new Uint8Array(HANDS.count);
  /** What standing and drawing alone would gain. */
  readonly plain = new Float64Array(HANDS.count);
  /** By total: the gains of a hand that stands, by end; and what the cards count that take it over 22. */
  private readonly stands: readonly Float64Array[];
  private readonly overs: readonly NextCard[][];
  private readonly sums = new DealersSums();
  private readonly ends = new Float64Array(ENDS);
  private readonly gone = new Float64Array(ENDS);
  private readonly beside: Beside;

  constructor(private readonly situation: Situation) {
    const { rules, dealer, shoe } = situation;
    this.beside = new Beside(shoe);
    const results = resultsOf(rules);
    const gain = (result: number) => (result > 0 ? rules.pays.win : result);
    this.stands = Array.from({ length: STANDINGS }, (_, standing) =>
      Float64Array.from({ length: ENDS }, (_, end) => gain(inTable(results[standing * ENDS + end]))),
    );
    this.overs = Array.from({ length: MOST }, (_, hard) => {
      const goesOver = hard + TEN_POINTS > MOST;
      const value = (kind: number, end: number) =>
        hard + least(kind) > MOST ? gain(inTable(results[(hard + least(kind)) * ENDS + end])) : 0;
      return goesOver ? [dealer.nextCard(value)] : [];
    });
    for (let hand = 0; hand < HANDS.empty; hand += 1) this.work(hand);
  }

  private work(hand: number): void {
    const { dealer } = this.situation;
    const { beside, ends, gone } = this;
    if (inTable(HANDS.cards[hand]) < 2 || !beside.take(hand)) return;
    const total = inTable(HANDS.totals[hand]);
    const over = (total < MOST && this.overs[inTable(HARD[hand])]) || [];
    dealer.sum(beside.left, this.sums, over);
    dealer.stands(this.sums, beside, ends);
    dealer.nextCounts(this.sums, beside, over, [gone]);
    const stands = this.stands[total] as Float64Array;
    let [stood, goes, round] = [0, 0, 0];
    for (let end = 0; end < ENDS; end += 1) {
      stood += inTable(ends[end]) * inTable(stands[end]);
      round += inTable(ends[end]);
      if (over.length > 0) goes += inTable(gone[end]);
    }
    let [best, choice, plain] = [stood, STAND, stood];
    const take = (gain: number, which: number) => {
      if (gain > best) [best, choice] = [gain, which];
    };
    if (total < MOST) {
      let [drawn, doubled, drawnPlain] = [goes, goes, goes];
      for (let kind = 0; kind < KINDS; kind += 1) {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        if (next === BUST) continue;
        const share = inTable(beside.left[kind]) / beside.cards;
        drawn += share * inTable(this.best[next]);
        doubled += share * inTable(this.stood[next]);
        drawnPlain += share * inTable(this.plain[next]);
      }
      plain = Math.max(stood, drawnPlain);
      take(drawn, DRAW);
      if (HANDS.cards[hand] === 2) {
        take(2 * doubled, DOUBLE);
        take(-round / 2, GIVE_UP);
      }
    }
    this.stood[hand] = stood;
    this.best[hand] = best;
    this.choice[hand] = choice;
    this.plain[hand] = plain;
  }
}
