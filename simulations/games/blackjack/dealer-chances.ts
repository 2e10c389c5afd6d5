/** The chance of each end of the dealer's hand, given every other card that is known. */
import { inTable } from '../../exact/in-table';
import { type DealerDraws, DRAWS, ENDS, NATURAL, OVER } from './dealer-draws';
import { ACE, KINDS, TEN } from './ranks';

/** Of the card kinds of a pair: none. */
const NO_PAIR = -1;

/** Draws that end a hand at 17 to 21, those together that have the same end, cards of one kind and number of cards. */
type Last = {
  from: Uint16Array;
  /** By end, the first of its draws, and one past the last of all. */
  ends: Uint16Array;
  end: Uint8Array;
  ofKind: Uint8Array;
  depth: Uint8Array;
  before: Uint16Array;
  factor: Uint16Array;
  orders: Float64Array;
};
type Leaf = {
  before: number;
  factor: number;
  depth: number;
  orders: number;
  end: number;
  drawn: readonly number[];
};

/**
 * Only draws that end at 17 to 21 are added up: a blackjack is one card, and going over is what is left. Terms are positive, so
 * each sum is off by less than a few dozen units in its last place, and what is left by no more than all of them.
 */
export class DealerChances {
  /** By kind and cards of that kind drawn before: how many are left. */
  private readonly factors: Float64Array;
  /** Draws after which another card may come, each after the one before its last card; the first is of no card. */
  private readonly draws: {
    before: Uint16Array;
    factor: Uint16Array;
    depth: Uint8Array;
    ways: Float64Array;
  };
  /** By draw, its ways times the chance of each with one card more. */
  private readonly shared: Float64Array;
  /** By kind, the most cards of it that the dealer draws. */
  private readonly mostDrawn = new Uint8Array(KINDS);
  private readonly leaves: readonly Leaf[];
  /** By the kind that is looked at apart. */
  private readonly last = new Map<number, Last>();
  /** By how many cards the shoe holds and how many are drawn: one, divided by the ways to draw as many of all cards. */
  private readonly shares = new Map<number, Float64Array>();
  private readonly deep: number;

  constructor(
    private readonly up: number,
    { depth, kind, before, end, orders, deepest }: DealerDraws,
  ) {
    this.deep = deepest + 1;
    this.factors = new Float64Array(KINDS * this.deep);
    const factorOf = (node: number) => inTable(kind[node]) * this.deep + inTable(before[node]);
    const inner = { before: [0], factor: [0], depth: [0] };
    const leaves: Leaf[] = [];
    /** By depth, the draw that is being followed: its place among those that are followed by others, and its cards. */
    const path: number[] = [0];
    const cards: number[][] = [Array<number>(KINDS).fill(0)];
    for (let node = 0; node < depth.length; node += 1) {
      const d = inTable(depth[node]);
      const from = inTable(path[d - 1]);
      const drawn = (cards[d - 1] as number[]).map((count, of) => count + (of === kind[node] ? 1 : 0));
      const of = inTable(kind[node]);
      this.mostDrawn[of] = Math.max(inTable(this.mostDrawn[of]), inTable(before[node]) + 1);
      const how = inTable(end[node]);
      const factor = factorOf(node);
      if (how !== DRAWS && how < OVER)
        leaves.push({ before: from, factor, depth: d, orders: inTable(orders[node]), end: how, drawn });
      // The same cards can have several nodes, one for each end.
      const followed = node + 1 < depth.length && inTable(depth[node + 1]) > d;
      if (!followed) continue;
      inner.before.push(from);
      inner.factor.push(factor);
      inner.depth.push(d);
      path[d] = inner.before.length - 1;
      cards[d] = drawn;
    }
    this.leaves = leaves;
    this.shared = new Float64Array(inner.before.length);
    this.draws = {
      before: Uint16Array.from(inner.before),
      factor: Uint16Array.from(inner.factor),
      depth: Uint8Array.from(inner.depth),
      ways: new Float64Array(inner.before.length).fill(1),
    };
  }

  /** Into `into` at `at`, for a shoe of `left` cards of each kind, `cards` in all. */
  work(left: ArrayLike<number>, cards: number, into: Float64Array, at: number): void {
    const { factors } = this;
    const { before, factor, depth, ways } = this.draws;
    this.count(left, NO_PAIR);
    const shares = this.sharesOf(cards);
    const { shared } = this;
    shared[0] = inTable(shares[1]);
    for (let draw = 1; draw < before.length; draw += 1) {
      const here = inTable(ways[inTable(before[draw])]) * inTable(factors[inTable(factor[draw])]);
      ways[draw] = here;
      shared[draw] = here * inTable(shares[inTable(depth[draw]) + 1]);
    }
    const { ends, before: from, factor: by, orders } = this.lastApart(NO_PAIR);
    for (let end = 0; end < OVER; end += 1)
      into[at + end] = this.added(shared, { from, by, orders }, inTable(ends[end]), inTable(ends[end + 1]));
    this.others({ left, cards, pair: NO_PAIR, out: 0 }, into, at);
  }

  /**
   * The same for each number of further cards of the pair's kind that are out, from none to one less than `outs`; after each other
   * into `into`. What the other kinds do is added up once.
   */
  workOut(
    { left, cards, pair, outs }: { left: ArrayLike<number>; cards: number; pair: number; outs: number },
    into: Float64Array,
    at: number,
  ): void {
    const { factors, deep } = this;
    const { before, factor, ways } = this.draws;
    this.count(left, pair);
    for (let draw = 1; draw < before.length; draw += 1)
      ways[draw] = inTable(ways[inTable(before[draw])]) * inTable(factors[inTable(factor[draw])]);
    into.fill(0, at, at + outs * ENDS);
    const last = this.lastApart(pair);
    const { from, before: lastBefore, factor: by, orders } = last;
    const ofLeaves = { from: lastBefore, by, orders };
    /** By cards drawn, and by number out: of each way, the chance; by cards of the pair's kind drawn: the ways to draw them. */
    const shares = new Float64Array(deep * outs);
    const drawn = new Float64Array(deep * outs);
    for (let out = 0; out < outs; out += 1) {
      const share = this.sharesOf(cards - out);
      let product = 1;
      for (let n = 0; n < deep; n += 1) {
        shares[n * outs + out] = inTable(share[n]);
        drawn[n * outs + out] = product;
        product *= Math.max(0, inTable(left[pair]) - out - n);
      }
    }
    for (let group = 0; group + 1 < from.length; group += 1) {
      const sum = this.added(ways, ofLeaves, inTable(from[group]), inTable(from[group + 1]));
      const [share, pairs] = [inTable(last.depth[group]) * outs, inTable(last.ofKind[group]) * outs];
      const end = at + inTable(last.end[group]);
      for (let out = 0; out < outs; out += 1) {
        const place = end + out * ENDS;
        into[place] = inTable(into[place]) + sum * inTable(shares[share + out]) * inTable(drawn[pairs + out]);
      }
    }
    for (let out = 0; out < outs; out += 1)
      this.others({ left, cards: cards - out, pair, out }, into, at + out * ENDS);
  }

  /** How many are left after each number of cards of a kind; the pair's kind counts nothing here. */
  private count(left: ArrayLike<number>, pair: number): void {
    const { factors, deep, mostDrawn } = this;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const of = kind * deep;
      for (let n = 0; n < inTable(mostDrawn[kind]); n += 1)
        factors[of + n] = kind === pair ? 1 : Math.max(0, inTable(left[kind]) - n);
    }
  }

  /** Draws that end a hand, from one to before another. */
  private added(
    ways: Float64Array,
    { from, by, orders }: { from: Uint16Array; by: Uint16Array; orders: Float64Array },
    first: number,
    to: number,
  ): number {
    const { factors } = this;
    // Two sums, which need not wait for each other.
    let even = 0;
    let odd = 0;
    let draw = first;
    for (; draw + 1 < to; draw += 2) {
      even +=
        inTable(ways[inTable(from[draw])]) * inTable(factors[inTable(by[draw])]) * inTable(orders[draw]);
      odd +=
        inTable(ways[inTable(from[draw + 1])]) *
        inTable(factors[inTable(by[draw + 1])]) *
        inTable(orders[draw + 1]);
    }
    if (draw < to)
      even +=
        inTable(ways[inTable(from[draw])]) * inTable(factors[inTable(by[draw])]) * inTable(orders[draw]);
    return even + odd;
  }

  /** A blackjack, and going over: all that is left. */
  private others(
    { left, cards, pair, out }: { left: ArrayLike<number>; cards: number; pair: number; out: number },
    into: Float64Array,
    at: number,
  ): void {
    const natural = this.natural(left, cards, pair, out);
    let other = 1 - natural;
    for (let end = 0; end < OVER; end += 1) other -= inTable(into[at + end]);
    into[at + OVER] = Math.max(0, other);
    into[at + NATURAL] = natural;
  }

  private natural(left: ArrayLike<number>, cards: number, pair: number, out: number): number {
    if (this.up !== ACE && this.up !== TEN) return 0;
    const makes = this.up === ACE ? TEN : ACE;
    return Math.max(0, inTable(left[makes]) - (makes === pair ? out : 0)) / Math.max(1, cards);
  }

  private sharesOf(cards: number): Float64Array {
    const kept = this.shares.get(cards);
    if (kept) return kept;
    const found = new Float64Array(this.deep).fill(1);
    for (let depth = 1; depth < this.deep; depth += 1)
      found[depth] = inTable(found[depth - 1]) / Math.max(1, cards - depth + 1);
    this.shares.set(cards, found);
    return found;
  }

  private lastApart(pair: number): Last {
    const kept = this.last.get(pair);
    if (kept) return kept;
    const ofKind = ({ drawn }: Leaf) => drawn[pair] ?? 0;
    const leaves = [...this.leaves].sort(
      (a, b) => a.end - b.end || ofKind(a) - ofKind(b) || a.depth - b.depth,
    );
    const firsts = leaves.flatMap((leaf, at) => {
      const one = leaves[at - 1];
      const same = one && one.end === leaf.end && ofKind(one) === ofKind(leaf) && one.depth === leaf.depth;
      return same ? [] : [at];
    });
    const groups = firsts.map((at) => leaves[at] as Leaf);
    const found: Last = {
      from: Uint16Array.from([...firsts, leaves.length]),
      ends: Uint16Array.from(
        { length: OVER + 1 },
        (_, end) => leaves.filter((leaf) => leaf.end < end).length,
      ),
      end: Uint8Array.from(groups, ({ end }) => end),
      ofKind: Uint8Array.from(groups, ofKind),
      depth: Uint8Array.from(groups, ({ depth }) => depth),
      before: Uint16Array.from(leaves, ({ before }) => before),
      factor: Uint16Array.from(leaves, ({ factor }) => factor),
      orders: Float64Array.from(leaves, ({ orders }) => orders),
    };
    this.last.set(pair, found);
    return found;
  }
}
