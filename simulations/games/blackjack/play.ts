/**
 * The best play of hands against one card of the dealer, by what they hold: worked back from hands that can draw least.
 * A gain counts stakes of one; where a dealer's blackjack takes the first stake alone, it counts only rounds without one.
 */
import { inTable } from '../../exact/in-table';
import { DealerChances } from './dealer-chances';
import { dealerDraws, ENDS, NATURAL, OVER } from './dealer-draws';
import { BUST, HANDS, MOST } from './hands';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';

export const STAND = 0;
export const HIT = 1;
export const DOUBLE = 2;

const LOWEST = 17;

export function mayDouble(rules: Rules, hand: number): boolean {
  if (HANDS.cards[hand] !== 2) return false;
  const total = inTable(HANDS.totals[hand]);
  const soft = HANDS.soft[hand] === 1;
  switch (rules.double) {
    case 'any':
      return true;
    case '9-11':
      return total >= 9 && total <= 11;
    case '10-11':
      return !soft && total >= 10 && total <= 11;
    case '9-11-ace-low': {
      const low = soft ? total - 10 : total;
      return low >= 9 && low <= 11;
    }
    case 'none':
      return false;
  }
}

/** The cards left beside a dealer's card and known others, and what can be gained with them. */
export class Table {
  readonly left: Int32Array;
  cards: number;
  private readonly chances: DealerChances;
  private readonly ends = new Float64Array(ENDS);

  constructor(
    readonly rules: Rules,
    readonly up: number,
  ) {
    this.left = Int32Array.from(rules.shoe);
    this.cards = rules.shoe.reduce((sum, count) => sum + count, 0);
    this.chances = new DealerChances(dealerDraws(up, rules.soft17));
    this.take(up, 1);
  }

  /** Takes cards of a kind out, or puts them back. */
  take(kind: number, count: number): void {
    this.left[kind] = inTable(this.left[kind]) - count;
    this.cards -= count;
  }

  takeHand(hand: number, times: 1 | -1): void {
    const from = hand * KINDS;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const count = inTable(HANDS.counts[from + kind]) * times;
      this.left[kind] = inTable(this.left[kind]) - count;
    }
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

  /** Of a unit staked on a hand over 21, all cards of which are taken out. */
  lost(): number {
    return this.rules.naturalTakes === 'all' ? -1 : this.natural() - 1;
  }

  /** Of a unit staked on a total, when nothing more is drawn to it. */
  stood(total: number, longer = 0, natural = -1): number {
    const { ends } = this;
    this.chances.work(this.left, this.cards, ends, 0);
    let gain =
      inTable(ends[OVER]) + (this.rules.naturalTakes === 'all' ? natural * inTable(ends[NATURAL]) : 0);
    for (let end = 0; end < OVER; end += 1) {
      const other = LOWEST + end;
      const chance = inTable(ends[end]);
      if (total > other) gain += chance;
      else if (total < other) gain -= chance;
      else if (total === MOST) gain += chance * longer;
    }
    return gain;
  }

  /** Of a unit on a hand of a split pair's two cards that makes 21. */
  splitTwentyOne(): number {
    return this.rules.splitTwentyOne === 'beats-longer' ? this.stood(MOST, 1, 0) : this.stood(MOST);
  }
}

export type Played = {
  table: Table;
  /** By hand and choice; minus infinity where it may not be taken. */
  gains: Float64Array;
  /** By hand: the best of standing, drawing and doubling. */
  best: Float64Array;
  choice: Uint8Array;
};

/** The best play of every hand that the shoe can deal beside the dealer's card, pairs not split. */
export function bestPlay(rules: Rules, up: number): Played {
  const table = new Table(rules, up);
  const gains = new Float64Array(HANDS.count * 3).fill(-Infinity);
  const best = new Float64Array(HANDS.count);
  const choice = new Uint8Array(HANDS.count);
  const stoodOn = new Float64Array(HANDS.count);
  for (let hand = 0; hand < HANDS.empty; hand += 1) {
    if (!table.holds(hand)) continue;
    table.takeHand(hand, 1);
    const total = inTable(HANDS.totals[hand]);
    const at = hand * 3;
    const stood = table.stood(total);
    stoodOn[hand] = stood;
    gains[at + STAND] = stood;
    let picked = STAND;
    if (total < MOST && inTable(HANDS.cards[hand]) > 1) {
      let drawn = 0;
      let once = 0;
      for (let kind = 0; kind < KINDS; kind += 1) {
        const left = inTable(table.left[kind]);
        if (left === 0) continue;
        const chance = left / table.cards;
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        if (next === BUST) {
          table.take(kind, 1);
          const lost = table.lost() * chance;
          table.take(kind, -1);
          drawn += lost;
          once += lost;
        } else {
          drawn += chance * inTable(best[next]);
          once += chance * inTable(stoodOn[next]);
        }
      }
      gains[at + HIT] = drawn;
      if (mayDouble(rules, hand)) gains[at + DOUBLE] = 2 * once;
      if (drawn > inTable(gains[at + picked])) picked = HIT;
      if (inTable(gains[at + DOUBLE]) > inTable(gains[at + picked])) picked = DOUBLE;
    }
    best[hand] = inTable(gains[at + picked]);
    choice[hand] = picked;
    table.takeHand(hand, -1);
  }
  return { table, gains, best, choice };
}
