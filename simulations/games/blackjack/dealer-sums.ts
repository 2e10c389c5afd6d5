/** What the cards of each half come to, kept for the shoes that are asked about next: `method.md`. */
import { inTable } from '../../exact/in-table';
import { OVER } from './dealer-draws';
import type { Half, Halves } from './dealer-halves';

/** So many sets of low cards, and so many of low cards with a number of all cards. */
const [KEPT_LOWS, KEPT_SHARED] = [256, 1024];
/** More than a shoe has of a kind, so that what is left of four kinds fits one whole number. */
export const MORE = 1 << 10;

/** Sums by a number for what decides them. Of those whose numbers are spread to one place, only the last is kept. */
class Slots {
  private readonly keys: Float64Array;
  readonly sums: Float64Array;

  constructor(
    kept: number,
    private readonly size: number,
  ) {
    this.keys = new Float64Array(kept).fill(-1);
    this.sums = new Float64Array(kept * size);
  }

  /** Where they begin. */
  of(key: number, work: (into: Float64Array, from: number) => void): number {
    const { keys, sums } = this;
    const slot = spread(key) & (keys.length - 1);
    const from = slot * this.size;
    if (keys[slot] !== key) {
      keys[slot] = key;
      work(sums, from);
    }
    return from;
  }
}

/** By inner row, what its low cards come to. */
class LowSums {
  private readonly low: Float64Array;
  private readonly kept: Slots;

  constructor(
    private readonly halves: Halves,
    private readonly factors: Float64Array,
    kept: number,
  ) {
    this.low = new Float64Array(halves.low.before.length).fill(1);
    this.kept = new Slots(kept, halves.inner.end.length);
  }

  get sums(): Float64Array {
    return this.kept.sums;
  }

  /** Where they begin; `lows` is a number for what is left of the low cards. */
  of(lows: number): number {
    return this.kept.of(lows, (into, from) => this.work(into, from));
  }

  private work(into: Float64Array, from: number): void {
    const { low } = this;
    const { lowOf, orders, inner } = this.halves;
    const { firsts } = inner;
    multiply(low, this.halves.low, this.factors);
    let draw = 0;
    for (let row = 0; row + 1 < firsts.length; row += 1) {
      let sum = 0;
      for (const to = inTable(firsts[row + 1]); draw < to; draw += 1)
        sum += inTable(low[inTable(lowOf[draw])]) * inTable(orders[draw]);
      into[from + row] = sum;
    }
  }
}

/** The ways to draw each set of one half. */
function multiply(into: Float64Array, { before, factor }: Half, factors: Float64Array): void {
  for (let set = 1; set < before.length; set += 1)
    into[set] = inTable(into[inTable(before[set])]) * inTable(factors[inTable(factor[set])]);
}

const spread = (number: number): number =>
  (Math.imul(number, 0x9e3779b1) ^ Math.imul(number / 4294967296, 0x85ebca6b)) >>> 7;

/** By end, the first of its outer rows, and one past the last of all. */
const endsOf = ({ outer }: Halves): Uint16Array =>
  Uint16Array.from({ length: OVER + 1 }, (_, end) => outer.end.filter((of) => of < end).length);

/** Where no kind is looked at apart: low cards are added up by how they end and the high cards beside them. */
export class Alone {
  private readonly lows: LowSums;
  private readonly shared: Slots;
  private readonly high: Float64Array;
  private readonly ends: Uint16Array;

  constructor(
    private readonly halves: Halves,
    private readonly factors: Float64Array,
  ) {
    this.lows = new LowSums(halves, factors, KEPT_LOWS);
    this.shared = new Slots(KEPT_SHARED, halves.outer.end.length);
    this.high = new Float64Array(halves.high.before.length).fill(1);
    this.ends = endsOf(halves);
  }

  work(
    { lows, cards, share }: { lows: number; cards: number; share: Float64Array },
    into: Float64Array,
    at: number,
  ): void {
    const { high, ends, shared } = this;
    const { outer } = this.halves;
    const from = shared.of(lows * MORE + cards, (sums, place) => this.share(lows, share, sums, place));
    const { sums } = shared;
    multiply(high, this.halves.high, this.factors);
    let row = 0;
    for (let end = 0; end < OVER; end += 1) {
      let sum = 0;
      for (const to = inTable(ends[end + 1]); row < to; row += 1)
        sum += inTable(high[inTable(outer.high[row])]) * inTable(sums[from + row]);
      into[at + end] = sum;
    }
  }

  /** By outer row: the chance of its draws, but for the ways to draw the high cards. */
  private share(lows: number, share: Float64Array, into: Float64Array, at: number): void {
    const { inner, outer } = this.halves;
    const from = this.lows.of(lows);
    const { sums } = this.lows;
    let low = 0;
    for (let row = 0; row + 1 < outer.firsts.length; row += 1) {
      let sum = 0;
      for (const to = inTable(outer.firsts[row + 1]); low < to; low += 1)
        sum += inTable(sums[from + low]) * inTable(share[inTable(inner.depth[low])]);
      into[at + row] = sum;
    }
  }
}

/** Where the cards of a pair are looked at apart: all others are added up by how they end, cards of the pair's kind among them, and how many come. */
export class Begun {
  private readonly lows: LowSums;
  private readonly high: Float64Array;
  private readonly sums: Float64Array;
  private readonly ends: Uint16Array;
  private readonly mostOfPair: number;
  /** By cards of the pair's kind and all cards: the chance of such cards in a row, but for the ways to draw the others; by outer row, which. */
  private readonly ways: Float64Array;
  private readonly wayOf: Uint16Array;

  constructor(
    private readonly halves: Halves,
    private readonly factors: Float64Array,
    deep: number,
  ) {
    const { end, ofKind, depth } = halves.outer;
    this.lows = new LowSums(halves, factors, 1);
    this.high = new Float64Array(halves.high.before.length).fill(1);
    this.sums = new Float64Array(end.length);
    this.ends = endsOf(halves);
    this.mostOfPair = Math.max(...ofKind);
    this.ways = new Float64Array((this.mostOfPair + 1) * deep);
    this.wayOf = Uint16Array.from(ofKind, (n, row) => n * deep + inTable(depth[row]));
  }

  work(lows: number): void {
    const { high, sums } = this;
    const { inner, outer } = this.halves;
    const from = this.lows.of(lows);
    const ofLow = this.lows.sums;
    multiply(high, this.halves.high, this.factors);
    let row = 0;
    for (let at = 0; at < sums.length; at += 1) {
      let sum = 0;
      for (const to = inTable(outer.firsts[at + 1]); row < to; row += 1)
        sum += inTable(high[inTable(inner.high[row])]) * inTable(ofLow[from + row]);
      sums[at] = sum;
    }
  }

  /** With these chances of so many cards, and so many of the pair's kind left. */
  add(share: Float64Array, left: number, into: Float64Array, at: number): void {
    const { sums, ways, wayOf, ends } = this;
    const deep = share.length;
    let product = 1;
    for (let n = 0; n <= this.mostOfPair; n += 1) {
      for (let depth = n; depth < deep; depth += 1) ways[n * deep + depth] = product * inTable(share[depth]);
      product *= Math.max(0, left - n);
    }
    let row = 0;
    for (let end = 0; end < OVER; end += 1) {
      let sum = 0;
      for (const to = inTable(ends[end + 1]); row < to; row += 1)
        sum += inTable(sums[row]) * inTable(ways[inTable(wayOf[row])]);
      into[at + end] = sum;
    }
  }
}
