/**
 * How the dealer's hand ends beside the cards that are known, in rounds in which he has no hand of the first two ranks: those end before
 * anybody plays. What he may draw is listed once as how many cards of each kind, with the number of orders.
 */
import { inTable } from '../../../exact/in-table';
import { drawTree } from '../draw-tree';
import { totalOf } from '../every-hand';
import { ACE, TEN } from '../ranks';
import { type Cards, isRanked, JOKER, KINDS, VALUES } from './cards';
import { ENDS, LOWEST } from './settled';

/** The highest soft total that the dealer draws to. */
export type DrawsToSoft = 18 | 19;

type Reached = { counts: number[]; orders: number };
type Ended = Reached & { end: number };

/** With the card shown among the counts. */
function endOf(counts: readonly number[], drawsToSoft: DrawsToSoft): number {
  const { total, hard } = totalOf(counts, VALUES);
  return total > hard && total <= drawsToSoft ? -1 : total - LOWEST;
}

/** More than the dealer draws, of all kinds and of one. */
const PLACES = 24;
const NO_KIND = KINDS;

function everyEnd(up: number, drawsToSoft: DrawsToSoft): Ended[] {
  // Cards by a number that says how many there are of each kind.
  let reached = new Map<number, Reached>([[0, { counts: Array<number>(KINDS).fill(0), orders: 1 }]]);
  const ended: Ended[] = [];
  for (let cards = 1; reached.size > 0; cards += 1) {
    const next = new Map<number, Reached>();
    for (const [key, { counts, orders }] of reached)
      for (let kind = 0; kind < KINDS; kind += 1) {
        if (cards === 1 && isRanked(up, kind)) continue;
        const known = next.get(key + PLACES ** kind);
        if (known) known.orders += orders;
        else next.set(key + PLACES ** kind, { counts: counts.with(kind, inTable(counts[kind]) + 1), orders });
      }
    reached = new Map();
    for (const [key, hand] of next) {
      const end = endOf(hand.counts.with(up, inTable(hand.counts[up]) + 1), drawsToSoft);
      if (end < 0) reached.set(key, hand);
      else ended.push({ ...hand, end });
    }
  }
  // A node of the tree is then followed by all that goes on from it.
  return ended.sort((a, b) => {
    const kind = a.counts.findIndex((count, at) => count !== b.counts[at]);
    return inTable(b.counts[kind]) - inTable(a.counts[kind]);
  });
}

/** A value by kind of the card that is drawn next, and by end. */
export type NextCard = {
  byKind: Float64Array;
  /** By node of the tree: the same, summed over its cards, times the orders. */
  inNode: Float64Array;
};

/** Ended hands that differ in what matters: the end, the number of cards, and how many of them are of one kind. */
type Groups = { of: Uint16Array; end: Uint8Array; cards: Uint8Array; ofKind: Uint8Array };

/** Of one hand of the player's: by group, the orders times the ways to take its cards, those of the kind apart; and for each value of a next card. */
export class DealersSums {
  readonly plain = new Float64Array(GROUPS);
  readonly next = [new Float64Array(GROUPS), new Float64Array(GROUPS), new Float64Array(GROUPS)] as const;
}
const GROUPS = 4096;

export class DealersCards {
  /** By node of the tree, each followed by those that go on from it: how many cards, and the kind of the last with how many of it before. */
  private readonly depth: Uint8Array;
  private readonly factor: Uint16Array;
  /** In how many orders the dealer ends with these cards, 0 where he draws on; the end; and the cards by kind. */
  private readonly orders: Float64Array;
  private readonly end: Int8Array;
  private readonly drawn: Uint8Array;
  private readonly groups: Groups[] = [];

  private readonly factors = new Float64Array(KINDS * PLACES);
  private readonly products = new Float64Array(PLACES);
  private readonly shares = new Float64Array(PLACES + 1);
  private readonly falling = new Float64Array(PLACES);
  private readonly byEnd = new Float64Array(ENDS);
  private readonly weights = new Float64Array(GROUPS);

  constructor(
    /** The kind of the card shown. */
    readonly up: number,
    drawsToSoft: DrawsToSoft,
  ) {
    const ended = everyEnd(up, drawsToSoft);
    const { kind, before, depth, ended: at } = drawTree(ended);
    const endAt = (node: number) => ended[inTable(at[node])];
    this.depth = depth;
    this.factor = Uint16Array.from(kind, (of, node) => of * PLACES + inTable(before[node]));
    this.orders = Float64Array.from(at, (_, node) => endAt(node)?.orders ?? 0);
    this.end = Int8Array.from(at, (_, node) => endAt(node)?.end ?? -1);
    this.drawn = new Uint8Array(depth.length * KINDS);
    for (const node of depth.keys()) this.drawn.set(endAt(node)?.counts ?? [], node * KINDS);
  }

  /** The chance of a hand of the first two ranks. */
  natural({ left, cards }: Cards): number {
    if (this.up === ACE) return inTable(left[ACE]) / cards;
    if (this.up === TEN) return inTable(left[JOKER]) / cards;
    return this.up === JOKER ? inTable(left[TEN]) / cards : 0;
  }

  /** `value` by kind of the next card and end. */
  nextCard(value: (kind: number, end: number) => number): NextCard {
    const byKind = Float64Array.from({ length: KINDS * ENDS }, (_, at) =>
      value(at % KINDS, Math.floor(at / KINDS)),
    );
    const inNode = Float64Array.from(this.end, (end, node) => {
      let sum = 0;
      if (end >= 0)
        for (let kind = 0; kind < KINDS; kind += 1)
          sum += inTable(this.drawn[node * KINDS + kind]) * inTable(byKind[end * KINDS + kind]);
      return sum * inTable(this.orders[node]);
    });
    return { byKind, inNode };
  }

  private groupsOf(kind: number): Groups {
    const known = this.groups[kind];
    if (known) return known;
    const numbers = new Map<number, number>();
    const [end, cards, ofKind]: [number[], number[], number[]] = [[], [], []];
    const of = Uint16Array.from(this.end, (at, node) => {
      if (at < 0) return 0;
      const held = kind === NO_KIND ? 0 : inTable(this.drawn[node * KINDS + kind]);
      const key = (at * PLACES + inTable(this.depth[node])) * PLACES + held;
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) {
        numbers.set(key, number);
        end.push(at);
        cards.push(inTable(this.depth[node]));
        ofKind.push(held);
      }
      return number;
    });
    const found = {
      of,
      end: Uint8Array.from(end),
      cards: Uint8Array.from(cards),
      ofKind: Uint8Array.from(ofKind),
    };
    this.groups[kind] = found;
    return found;
  }

  /** What the dealer may draw from these cards, however many of `kind` are left: `stands` and `nextCounts` take it from there. */
  sum(left: ArrayLike<number>, into: DealersSums, next: readonly NextCard[], kind = NO_KIND): void {
    const { depth, factor, orders, factors, products } = this;
    const { of, end } = this.groupsOf(kind);
    for (let one = 0; one < KINDS; one += 1)
      for (let before = 0; before < PLACES; before += 1)
        factors[one * PLACES + before] = one === kind ? 1 : Math.max(0, inTable(left[one]) - before);
    products[0] = 1;
    const { plain } = into;
    const [first, second, third] = into.next;
    plain.fill(0, 0, end.length);
    for (let i = 0; i < next.length; i += 1) into.next[i]?.fill(0, 0, end.length);
    const nodes = depth.length;
    const [a, b, c] = next;
    for (let node = 1; node < nodes; node += 1) {
      const d = inTable(depth[node]);
      const product = inTable(products[d - 1]) * inTable(factors[inTable(factor[node])]);
      products[d] = product;
      const ways = inTable(orders[node]);
      if (ways === 0) continue;
      const at = inTable(of[node]);
      plain[at] = inTable(plain[at]) + product * ways;
      if (!a) continue;
      first[at] = inTable(first[at]) + product * inTable(a.inNode[node]);
      if (!b || !c) continue;
      second[at] = inTable(second[at]) + product * inTable(b.inNode[node]);
      third[at] = inTable(third[at]) + product * inTable(c.inNode[node]);
    }
  }

  /** Into `into`, by end, how often the dealer ends so. */
  stands({ plain }: DealersSums, { left, cards }: Cards, into: Float64Array, kind = NO_KIND): void {
    const { end, cards: drawn, ofKind } = this.groupsOf(kind);
    this.prepare(left, cards, kind);
    const { shares, falling } = this;
    into.fill(0);
    for (let at = 0; at < end.length; at += 1) {
      const to = inTable(end[at]);
      into[to] =
        inTable(into[to]) +
        inTable(plain[at]) * inTable(falling[inTable(ofKind[at])]) * inTable(shares[inTable(drawn[at])]);
    }
  }

  /**
   * Into `into`, by end, what the next card counts by each of the values that were summed: as though the dealer drew first and the hand
   * then, which comes to the same.
   */
  nextCounts(
    { plain, next }: DealersSums,
    { left, cards }: Cards,
    values: readonly NextCard[],
    into: readonly Float64Array[],
    kind = NO_KIND,
  ): void {
    const { end, cards: drawn, ofKind } = this.groupsOf(kind);
    this.prepare(left, cards, kind);
    const { shares, falling, weights, byEnd } = this;
    for (let at = 0; at < end.length; at += 1)
      weights[at] = inTable(falling[inTable(ofKind[at])]) * inTable(shares[inTable(drawn[at]) + 1]);
    for (const [place, { byKind }] of values.entries()) {
      for (let at = 0; at < ENDS; at += 1) {
        let sum = 0;
        for (let of = 0; of < KINDS; of += 1) sum += inTable(left[of]) * inTable(byKind[at * KINDS + of]);
        byEnd[at] = sum;
      }
      const to = into[place] as Float64Array;
      to.fill(0);
      const sums = next[place] as Float64Array;
      for (let at = 0; at < end.length; at += 1) {
        const e = inTable(end[at]);
        to[e] =
          inTable(to[e]) +
          (inTable(plain[at]) * inTable(byEnd[e]) - inTable(sums[at])) * inTable(weights[at]);
      }
    }
  }

  private prepare(left: ArrayLike<number>, cards: number, kind: number): void {
    const { shares, falling } = this;
    shares[0] = 1;
    for (let drawn = 1; drawn <= PLACES; drawn += 1)
      shares[drawn] = inTable(shares[drawn - 1]) / Math.max(1, cards - drawn + 1);
    falling[0] = 1;
    if (kind === NO_KIND) return;
    for (let drawn = 1; drawn < PLACES; drawn += 1)
      falling[drawn] = inTable(falling[drawn - 1]) * Math.max(0, inTable(left[kind]) - drawn + 1);
  }
}
