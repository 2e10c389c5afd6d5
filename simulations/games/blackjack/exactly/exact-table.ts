/**
 * The cards left beside a dealer's card, and what a hand gains there that draws no more, in whole numbers: of a unit that no
 * gain of one stake divides, times the orders in which as many cards as `span` could be drawn (`exactly.md`).
 */
import type { Fraction } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { inUnits } from '../../decisions/net-pays';
import { type DealerDraws, DRAWS, dealerDraws, ENDS, NATURAL, OVER } from '../dealer-draws';
import { HANDS, MOST } from '../hands';
import { ACE, KINDS, TEN } from '../ranks';
import type { Settling } from '../table';
import { Tally } from './tally';

const LOWEST = 17;

export type ExactSettling = Pick<Settling, 'shoe' | 'soft17' | 'naturalTakes' | 'splitTwentyOne'> & {
  winPays: Fraction;
};

export class ExactTable {
  readonly left: number[];
  cards: number;
  /** Cards that a hand and the dealer after it can draw together. */
  readonly span: number;
  private readonly draws: DealerDraws;
  private readonly ended: Tally;
  private readonly ordersOf = new Map<number, bigint[]>();

  constructor(
    private readonly settling: ExactSettling,
    readonly up: number,
    readonly unit: bigint,
  ) {
    this.left = [...settling.shoe];
    this.cards = settling.shoe.reduce((sum, count) => sum + count, 0);
    this.draws = dealerDraws(up, settling.soft17);
    this.ended = new Tally(ENDS * (this.draws.deepest + 1));
    this.take(up, 1);
    this.span = this.mostOfAHand() + 1 + this.mostOfTheDealer();
  }

  take(kind: number, count: number): void {
    this.left[kind] = inTable(this.left[kind]) - count;
    this.cards -= count;
  }

  takeHand(hand: number, times: 1 | -1): void {
    for (let kind = 0; kind < KINDS; kind += 1)
      this.take(kind, inTable(HANDS.counts[hand * KINDS + kind]) * times);
  }

  /** The orders in which so many of the cards left can come. */
  orders(cards: number, drawn: number): bigint {
    const known = this.ordersOf.get(cards) ?? [1n];
    this.ordersOf.set(cards, known);
    for (let n = known.length; n <= drawn; n += 1)
      known.push((known[n - 1] as bigint) * BigInt(Math.max(0, cards - n + 1)));
    return known[drawn] as bigint;
  }

  /** Cards that would give the dealer a blackjack. */
  naturals(): number {
    if (this.up === ACE) return inTable(this.left[TEN]);
    return this.up === TEN ? inTable(this.left[ACE]) : 0;
  }

  /** Of a unit on a hand that one more card of this kind takes over 21, over all orders of `span` cards after it. */
  lostTo(kind: number, span: number): bigint {
    if (this.settling.naturalTakes === 'all') return -this.unit * this.orders(this.cards - 1, span);
    this.take(kind, 1);
    const without = this.naturals() - this.cards;
    const lost = this.unit * BigInt(without) * this.orders(this.cards - 1, span - 1);
    this.take(kind, -1);
    return lost;
  }

  /** Of a unit on a hand whose cards are taken out, over all orders of `span` cards. Two cards of 21 that come here were split. */
  stood(total: number, two: boolean, span: number): bigint {
    const { naturalTakes, splitTwentyOne, winPays } = this.settling;
    const better = two && total === MOST && splitTwentyOne === 'beats-longer';
    const win = inUnits(winPays, this.unit);
    const gains = Array.from({ length: ENDS }, (_, end) => {
      if (end === OVER) return win;
      if (end === NATURAL) return naturalTakes === 'all' && !better ? -this.unit : 0n;
      if (total > LOWEST + end) return win;
      if (total < LOWEST + end) return -this.unit;
      return better ? win : 0n;
    });
    this.endings();
    const { deepest } = this.draws;
    let sum = 0n;
    for (let depth = 1; depth <= Math.min(deepest, span); depth += 1) {
      let gain = 0n;
      for (const [end, each] of gains.entries()) gain += each * this.ended.at(end * (deepest + 1) + depth);
      sum += gain * this.orders(this.cards - depth, span - depth);
    }
    return sum;
  }

  /** In how many orders the dealer ends so, with so many cards drawn: by end, then by number of cards. */
  private endings(): void {
    const { depth, kind, before, end, orders, deepest } = this.draws;
    const { ended, left } = this;
    ended.clear();
    const ways = new Float64Array(deepest + 1).fill(1);
    const large: bigint[] = [];
    for (let node = 0; node < depth.length; node += 1) {
      const d = inTable(depth[node]);
      const factor = Math.max(0, inTable(left[inTable(kind[node])]) - inTable(before[node]));
      const ordered = inTable(orders[node]);
      const here = inTable(ways[d - 1]) * factor;
      ways[d] = here;
      if (here > Number.MAX_SAFE_INTEGER)
        large[d] = waysBefore(large[d - 1], inTable(ways[d - 1])) * BigInt(factor);
      const how = inTable(end[node]);
      if (how === DRAWS) continue;
      const at = how * (deepest + 1) + d;
      if (here * ordered <= Number.MAX_SAFE_INTEGER) ended.add(at, here * ordered);
      else ended.addLarge(at, waysBefore(large[d], here) * BigInt(ordered));
    }
  }

  private mostOfAHand(): number {
    let most = 0;
    for (let hand = 0; hand < HANDS.count; hand += 1)
      if (inTable(HANDS.cards[hand]) > most && this.holds(hand)) most = inTable(HANDS.cards[hand]);
    return most;
  }

  private holds(hand: number): boolean {
    return this.left.every((count, kind) => inTable(HANDS.counts[hand * KINDS + kind]) <= count);
  }

  private mostOfTheDealer(): number {
    const { depth, kind, before } = this.draws;
    const can = [true];
    let most = 0;
    for (let node = 0; node < depth.length; node += 1) {
      const d = inTable(depth[node]);
      const has = can[d - 1] === true && inTable(this.left[inTable(kind[node])]) > inTable(before[node]);
      can[d] = has;
      if (has) most = Math.max(most, d);
    }
    return most;
  }
}

/** A product that is too large for a double is carried beside it. */
const waysBefore = (large: bigint | undefined, ways: number): bigint =>
  ways > Number.MAX_SAFE_INTEGER && large !== undefined ? large : BigInt(ways);
