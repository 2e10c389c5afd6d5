/**
 * What each hand gains against one card of the dealer, worked back from the hands that can draw least. Gains count only
 * rounds in which the dealer has no blackjack and no two aces of hearts; the others end before anybody plays.
 */
import { inTable } from '../../../exact/in-table';
import type { Cards } from '../dealer-ends';
import { BUST, HANDS, MOST } from '../hands';
import { CHOICES, DOUBLE, DRAW, GIVE_UP, STAND } from '../play-tables';
import { ACE, KINDS } from '../ranks';
import { type DealersCards, ENDS, TWENTY_SIX } from './dealers-cards';

export { type Cards, takenOut } from '../dealer-ends';
export { CHOICES, DOUBLE, DRAW, GIVE_UP, SPLIT, STAND } from '../play-tables';

export type Pays = { hearts: number; blackjack: number; win: number };

/** What the game may do without, for comparison with games that are known. */
export type PokerRules = {
  decks: number;
  /** Aces of hearts in the shoe. */
  hearts: number;
  /** Whether a hand over 21 stands off against 26 with three cards. */
  standsOffAt26: boolean;
  /** Whether half can be given up after a split. */
  givesUpAfterSplit: boolean;
  /** Whether an ace and a ten beat a longer 21. */
  beatsLonger21: boolean;
  /** What the second hand of a pair stakes. */
  splitStake: number;
  pays: Pays;
};

export type Situation = {
  rules: PokerRules;
  dealer: DealersCards;
  /** What is left beside the up-card and what else is out, before the hand is dealt. */
  shoe: Cards;
  /** The share of the aces not seen that would make two aces of hearts. */
  hearts: number;
  /** The kind of card that began the hand of a split pair. */
  splitOf?: number;
};

/** By the end of the dealer: what a hand of this total gains that stands. */
export function gainByEnd(rules: PokerRules, total: number, aceAndTen: boolean): Float64Array {
  const { win } = rules.pays;
  return Float64Array.from({ length: ENDS }, (_, end) => {
    if (end >= TWENTY_SIX) return win;
    if (total === 17 + end) return aceAndTen && rules.beatsLonger21 ? win : 0;
    return total > 17 + end ? win : -1;
  });
}

export const isAceAndTen = (hand: number): boolean => HANDS.cards[hand] === 2 && HANDS.totals[hand] === MOST;

export class HandGains {
  /** By hand and choice: minus infinity where it may not be taken. Splitting is worked out apart. */
  readonly byChoice = new Float64Array(HANDS.count * CHOICES).fill(-Infinity);
  readonly best = new Float64Array(HANDS.count);
  readonly choice = new Uint8Array(HANDS.count);
  /** What standing and drawing alone would gain. */
  readonly plain = new Float64Array(HANDS.count);
  /** By hand: whether it can be dealt. */
  readonly held = new Uint8Array(HANDS.count);
  private readonly ends = new Float64Array(ENDS);
  private readonly stood: readonly Float64Array[];
  private readonly left: Float64Array;

  constructor(private readonly situation: Situation) {
    this.left = Float64Array.from(situation.shoe.left);
    this.stood = Array.from({ length: MOST + 1 }, (_, total) => gainByEnd(situation.rules, total, false));
    for (let hand = 0; hand < HANDS.empty; hand += 1) this.work(hand);
  }

  /** The cards left beside a hand, for as long as `use` runs; nothing where the shoe does not hold it. */
  private beside(hand: number, use: (cards: number) => void): void {
    const { shoe, splitOf } = this.situation;
    let [cards, held] = [shoe.cards, true];
    for (let kind = 0; kind < KINDS; kind += 1) {
      const of = inTable(HANDS.counts[hand * KINDS + kind]);
      if (splitOf === kind && of === 0) held = false;
      this.left[kind] = inTable(shoe.left[kind]) - of;
      cards -= of;
      if (inTable(this.left[kind]) < 0) held = false;
    }
    if (held) use(cards);
  }

  private work(hand: number): void {
    if (inTable(HANDS.cards[hand]) < 2) return;
    this.beside(hand, (cards) => {
      this.held[hand] = 1;
      const { rules, dealer, hearts, splitOf } = this.situation;
      const at = hand * CHOICES;
      const total = inTable(HANDS.totals[hand]);
      const first = HANDS.cards[hand] === 2;
      dealer.work(this.left, cards, hearts, this.ends);
      const aceAndTen = isAceAndTen(hand);
      const gains = aceAndTen ? gainByEnd(rules, MOST, true) : (this.stood[total] as Float64Array);
      let stood = 0;
      let noNatural = 0;
      for (let end = 0; end < ENDS; end += 1) {
        stood += inTable(gains[end]) * inTable(this.ends[end]);
        noNatural += inTable(this.ends[end]);
      }
      const byChoice = this.byChoice;
      byChoice[at + STAND] = stood;
      this.plain[hand] = stood;
      // A split ace has one card more and no other choice than to give up.
      if (total < MOST && splitOf !== ACE) {
        let [drawn, doubled, plain] = [0, 0, 0];
        for (let kind = 0; kind < KINDS; kind += 1) {
          const share = inTable(this.left[kind]) / cards;
          if (share === 0) continue;
          const next = inTable(HANDS.next[hand * KINDS + kind]);
          if (next === BUST) {
            const lost = share * this.over(kind, cards);
            drawn += lost;
            doubled += lost;
            plain += lost;
          } else {
            drawn += share * inTable(this.best[next]);
            doubled += share * inTable(byChoice[next * CHOICES + STAND]);
            plain += share * inTable(this.plain[next]);
          }
        }
        byChoice[at + DRAW] = drawn;
        this.plain[hand] = Math.max(stood, plain);
        if (first) byChoice[at + DOUBLE] = 2 * doubled;
      }
      if (first && total < MOST && (splitOf === undefined || rules.givesUpAfterSplit))
        byChoice[at + GIVE_UP] = -0.5 * noNatural;
      let best = STAND;
      for (const choice of [DRAW, DOUBLE, GIVE_UP])
        if (inTable(byChoice[at + choice]) > inTable(byChoice[at + best])) best = choice;
      this.choice[hand] = best;
      this.best[hand] = inTable(byChoice[at + best]);
    });
  }

  /** Of a hand that goes over 21 with a card of this kind. */
  private over(kind: number, cards: number): number {
    const { rules, dealer, hearts } = this.situation;
    this.left[kind] = inTable(this.left[kind]) - 1;
    const natural = dealer.natural(this.left, cards - 1, hearts);
    const even = rules.standsOffAt26 ? dealer.twentySix(this.left, cards - 1) : 0;
    this.left[kind] = inTable(this.left[kind]) + 1;
    return natural + even - 1;
  }
}
