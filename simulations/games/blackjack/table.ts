/** The cards left beside a dealer's card and other known ones. */
import { inTable } from '../../exact/in-table';
import { HANDS } from './hands';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';

/** What decides the gain of a hand that draws no more. */
export type Settling = Pick<Rules, 'shoe' | 'soft17' | 'naturalTakes' | 'splitTwentyOne' | 'winPays'>;

/**
 * Gains count stakes of one. Where a dealer's blackjack takes the first stake alone, they count only rounds without one: what
 * it takes is the same whatever the player does.
 */
export class Table {
  readonly left: Int32Array;
  cards: number;

  constructor(
    readonly settling: Settling,
    readonly up: number,
  ) {
    this.left = Int32Array.from(settling.shoe);
    this.cards = settling.shoe.reduce((sum, count) => sum + count, 0);
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
}
