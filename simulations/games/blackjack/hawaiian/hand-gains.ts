/**
 * What each hand gains against one card of the dealer, worked back from the hands that can draw least. Gains count only rounds in which
 * the dealer has no hand of the first two ranks; the others end before anybody plays.
 */
import { inTable } from '../../../exact/in-table';
import { DOUBLE, DRAW, GIVE_UP, STAND } from '../play-tables';
import { type Cards, HANDS, KINDS, MOST, SETS } from './cards';
import type { DealersCards } from './dealers-cards';
import type { HawaiianRules } from './rules';
import { ENDS, resultsOf, STANDINGS } from './settled';

export { CHOICES, DOUBLE, DRAW, GIVE_UP, SPLIT, STAND } from '../play-tables';

export type Situation = {
  rules: HawaiianRules;
  dealer: DealersCards;
  /** What is left beside the card shown. */
  shoe: Cards;
};

export class HandGains {
  /** The dealer's ends beside every set, in the order of their numbers. */
  readonly ends = new Float64Array(SETS.count * ENDS);
  /** By set: what it gains that draws no more. */
  readonly stood = new Float64Array(SETS.count);
  /** By hand: what it gains at best; and what to do, but for splitting, which is worked out apart. */
  readonly best = new Float64Array(HANDS.count);
  readonly choice = new Uint8Array(HANDS.count);
  /** What standing and drawing alone would gain. */
  readonly plain = new Float64Array(HANDS.count);

  constructor(private readonly situation: Situation) {
    const { rules, dealer, shoe } = situation;
    dealer.beside(SETS.sorted, shoe, this.ends);
    const gains = Float64Array.from(resultsOf(rules), (result) => (result > 0 ? rules.pays.win : result));
    if (gains.length !== STANDINGS * ENDS) throw new RangeError('a result is missing');
    for (let set = 0; set < SETS.count; set += 1) {
      const [at, standing] = [inTable(SETS.place[set]) * ENDS, inTable(SETS.totals[set]) * ENDS];
      let gain = 0;
      for (let end = 0; end < ENDS; end += 1)
        gain += inTable(this.ends[at + end]) * inTable(gains[standing + end]);
      this.stood[set] = gain;
    }
    for (let hand = 0; hand < HANDS.empty; hand += 1) if (inTable(HANDS.cards[hand]) > 1) this.work(hand);
  }

  private work(hand: number): void {
    const { shoe } = this.situation;
    const stood = inTable(this.stood[hand]);
    let [best, choice, plain] = [stood, STAND, stood];
    const take = (gain: number, which: number) => {
      if (gain > best) [best, choice] = [gain, which];
    };
    if (inTable(HANDS.totals[hand]) < MOST) {
      let [drawn, doubled, drawnPlain] = [0, 0, 0];
      const cards = shoe.cards - inTable(HANDS.cards[hand]);
      for (let kind = 0; kind < KINDS; kind += 1) {
        const left = inTable(shoe.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
        // The shoe does not hold this hand.
        if (left < 0) return;
        const share = left / cards;
        const set = inTable(SETS.withCard[hand * KINDS + kind]);
        const settled = inTable(this.stood[set]);
        doubled += share * settled;
        drawn += share * (set < HANDS.count ? inTable(this.best[set]) : settled);
        drawnPlain += share * (set < HANDS.count ? inTable(this.plain[set]) : settled);
      }
      plain = Math.max(stood, drawnPlain);
      take(drawn, DRAW);
      if (HANDS.cards[hand] === 2) {
        take(2 * doubled, DOUBLE);
        take(-this.round(hand) / 2, GIVE_UP);
      }
    }
    this.best[hand] = best;
    this.choice[hand] = choice;
    this.plain[hand] = plain;
  }

  /** How often the round is played at all. */
  private round(hand: number): number {
    const at = inTable(SETS.place[hand]) * ENDS;
    return this.ends.subarray(at, at + ENDS).reduce((sum, chance) => sum + chance, 0);
  }
}
