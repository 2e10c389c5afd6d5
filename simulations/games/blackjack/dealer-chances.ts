/** The chance of each end of the dealer's hand, given every other card that is known. */
import { inTable } from '../../exact/in-table';
import { type DealerDraws, DRAWS, ENDS } from './dealer-draws';
import { KINDS } from './ranks';

/**
 * Into `into` at `at`, for a shoe of `left` cards of each kind, `cards` in all. Terms are positive, so the sum is off by
 * less than a few dozen units in its last place.
 */
export class DealerChances {
  /** By kind and cards of that kind drawn before: how many are left. */
  private readonly factors: Float64Array;
  /** Draws after which another card may come, each after the one before its last card; the first is of no card. */
  private readonly draws: { before: Uint16Array; factor: Uint16Array; ways: Float64Array };
  /** Draws that can be the dealer's last, those of one end together. */
  private readonly last: { from: Uint16Array; before: Uint16Array; factor: Uint16Array };
  private readonly depth: Uint8Array;
  private readonly orders: Float64Array;
  /** By how many cards the shoe holds, and by last draw: its orders, divided by the ways to draw as many of all cards. */
  private readonly weights = new Map<number, Float64Array>();
  private readonly deep: number;

  constructor({ depth, kind, before, end, orders, deepest }: DealerDraws) {
    this.deep = deepest + 1;
    this.factors = new Float64Array(KINDS * this.deep);
    const factorOf = (node: number) => inTable(kind[node]) * this.deep + inTable(before[node]);
    const inner = { before: [0], factor: [0] };
    const last: { before: number; factor: number; depth: number; orders: number; end: number }[] = [];
    /** By depth, the draw that is being followed, and its place among those that are followed by others. */
    const path: number[] = [0];
    const key: number[] = [-1];
    for (let node = 0; node < depth.length; node += 1) {
      const d = inTable(depth[node]);
      const from = inTable(path[d - 1]);
      const how = inTable(end[node]);
      if (how !== DRAWS)
        last.push({
          before: from,
          factor: factorOf(node),
          depth: d,
          orders: inTable(orders[node]),
          end: how,
        });
      // The same cards can have several nodes, one for each end.
      const followed = node + 1 < depth.length && inTable(depth[node + 1]) > d;
      if (!followed) continue;
      inner.before.push(from);
      inner.factor.push(factorOf(node));
      path[d] = inner.before.length - 1;
      key[d] = node;
    }
    last.sort((a, b) => a.end - b.end);
    this.draws = {
      before: Uint16Array.from(inner.before),
      factor: Uint16Array.from(inner.factor),
      ways: new Float64Array(inner.before.length).fill(1),
    };
    this.last = {
      from: Uint16Array.from({ length: ENDS + 1 }, (_, of) => last.filter((draw) => draw.end < of).length),
      before: Uint16Array.from(last, (draw) => draw.before),
      factor: Uint16Array.from(last, (draw) => draw.factor),
    };
    this.depth = Uint8Array.from(last, (draw) => draw.depth);
    this.orders = Float64Array.from(last, (draw) => draw.orders);
  }

  work(left: Int32Array, cards: number, into: Float64Array, at: number): void {
    const { factors, deep } = this;
    const { before, factor, ways } = this.draws;
    const weights = this.weightsOf(cards);
    for (let kind = 0; kind < KINDS; kind += 1)
      for (let n = 0; n < deep; n += 1) factors[kind * deep + n] = inTable(left[kind]) - n;
    for (let draw = 1; draw < before.length; draw += 1)
      ways[draw] = inTable(ways[inTable(before[draw])]) * inTable(factors[inTable(factor[draw])]);
    const { from, before: lastBefore, factor: lastFactor } = this.last;
    for (let end = 0; end < ENDS; end += 1) {
      // Two sums, which need not wait for each other.
      let even = 0;
      let odd = 0;
      const to = inTable(from[end + 1]);
      let draw = inTable(from[end]);
      for (; draw + 1 < to; draw += 2) {
        even +=
          inTable(ways[inTable(lastBefore[draw])]) *
          inTable(factors[inTable(lastFactor[draw])]) *
          inTable(weights[draw]);
        odd +=
          inTable(ways[inTable(lastBefore[draw + 1])]) *
          inTable(factors[inTable(lastFactor[draw + 1])]) *
          inTable(weights[draw + 1]);
      }
      if (draw < to)
        even +=
          inTable(ways[inTable(lastBefore[draw])]) *
          inTable(factors[inTable(lastFactor[draw])]) *
          inTable(weights[draw]);
      into[at + end] = even + odd;
    }
  }

  private weightsOf(cards: number): Float64Array {
    const kept = this.weights.get(cards);
    if (kept) return kept;
    const found = Float64Array.from(this.orders, (orders, draw) => {
      let weight = orders;
      for (let d = 0; d < inTable(this.depth[draw]); d += 1) weight /= Math.max(1, cards - d);
      return weight;
    });
    this.weights.set(cards, found);
    return found;
  }
}
