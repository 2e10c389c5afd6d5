/** The cards left beside a dealer's card and other known ones, and what a hand gains there that draws no more. */
import { inTable } from '../../exact/in-table';
import { DealerChances } from './dealer-chances';
import { dealerDraws, ENDS, NATURAL, OVER } from './dealer-draws';
import { HANDS, MOST } from './hands';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';

const LOWEST = 17;

/** What decides the gain of a hand that draws no more. */
export type Settling = Pick<Rules, 'shoe' | 'soft17' | 'naturalTakes' | 'splitTwentyOne' | 'winPays'>;

/**
 * Gains count stakes of one. Where a dealer's blackjack takes the first stake alone, they count only rounds without one: what
 * it takes is the same whatever the player does.
 */
export class Table {
  readonly left: Int32Array;
  cards: number;
  private readonly chances: DealerChances;
  private readonly ends = new Float64Array(ENDS);

  constructor(
    readonly settling: Settling,
    readonly up: number,
  ) {
    this.left = Int32Array.from(settling.shoe);
    this.cards = settling.shoe.reduce((sum, count) => sum + count, 0);
    this.chances = new DealerChances(dealerDraws(up, settling.soft17));
    this.take(up, 1);
  }

  /** Takes cards of a kind out, or puts them back. */
  take(kind: number, count: number): void {
    this.left[kind] = inTable(this.left[kind]) - count;
    this.cards -= count;
  }

  takeHand(hand: number, times: 1 | -1): void {
    const from = hand * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1)
      this.left[kind] = inTable(this.left[kind]) - inTable(HANDS.counts[from + kind]) * times;
    this.cards -= inTable(HANDS.cards[hand]) * times;
  }

  /** Whether the cards left hold this hand. */
  holds(hand: number): boolean {
    const from = hand * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1)
      if (inTable(HANDS.counts[from + kind]) > inTable(this.left[kind])) return false;
    return true;
  }

  /** The chance that the dealer's next card makes a blackjack. */
  natural(): number {
    if (this.up === ACE) return inTable(this.left[TEN]) / this.cards;
    return this.up === TEN ? inTable(this.left[ACE]) / this.cards : 0;
  }

  /** Of a unit on a hand that a card of this kind, one of those left, takes over 21. */
  lostTo(kind: number): number {
    if (this.settling.naturalTakes === 'all') return -1;
    this.take(kind, 1);
    const natural = this.natural();
    this.take(kind, -1);
    return natural - 1;
  }

  /**
   * Of a unit on a hand whose cards are taken out. `longer` is what it gains against the dealer's 21 of more cards, and
   * `natural` against a blackjack.
   */
  stood(total: number, longer = 0, natural = -1): number {
    const { ends } = this;
    this.chances.work(this.left, this.cards, ends, 0);
    const { winPays } = this.settling;
    let gain = inTable(ends[OVER]) * winPays;
    if (this.settling.naturalTakes === 'all') gain += natural * inTable(ends[NATURAL]);
    for (let end = 0; end < OVER; end += 1) {
      const chance = inTable(ends[end]);
      if (total > LOWEST + end) gain += chance * winPays;
      else if (total < LOWEST + end) gain -= chance;
      else if (total === MOST) gain += chance * longer;
    }
    return gain;
  }

  /** Of a unit on two cards after a split that make 21. */
  splitTwentyOne(): number {
    return this.settling.splitTwentyOne === 'beats-longer'
      ? this.stood(MOST, this.settling.winPays, 0)
      : this.stood(MOST);
  }
}
