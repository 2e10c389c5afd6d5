/**
 * How the dealer's hand ends beside the cards that are known, in rounds in which he has neither a blackjack nor two aces of
 * hearts. He draws to a soft 17. What he may draw is listed once as how many cards of each kind, with the number of orders.
 */
import { inTable } from '../../../exact/in-table';
import { drawTree } from '../draw-tree';
import { ACE, KINDS, points, TEN } from '../ranks';

/** 17 to 21, 26 with three cards, and over 21 in another way. */
export const ENDS = 7;
export const TWENTY_SIX = 5;
export const OVER = 6;
const LOWEST = 17;

/** Some nodes of the tree of draws, in their order: where the product of the parent stands, the row of its factor, and so on. */
type Nodes = {
  parent: Uint16Array;
  factor: Uint8Array;
  depth: Uint8Array;
};
type Ended = Nodes & {
  orders: Float64Array;
  /** Those of the orders that begin with an ace. */
  aceFirst: Float64Array;
};

/** Nodes that are drawn on from, with places from 1 on; and by end the nodes at which the dealer ends so; and by kind the most he draws of it. */
type Draws = { inner: Nodes; byEnd: Ended[]; most: Uint8Array };

type Reached = { counts: number[]; orders: number; aceFirst: number };

/** The total of an up-card with these, and whether an ace counts eleven in it. */
function totalOf(up: number, counts: readonly number[]): { total: number; soft: boolean } {
  const hard = counts.reduce((sum, count, kind) => sum + count * points(kind), points(up));
  const soft = (up === ACE || inTable(counts[ACE]) > 0) && hard + 10 <= 21;
  return { total: soft ? hard + 10 : hard, soft };
}

function endOf(up: number, counts: readonly number[], cards: number): number {
  const { total, soft } = totalOf(up, counts);
  if (total > 21) return total === 26 && cards === 2 ? TWENTY_SIX : OVER;
  return total < LOWEST || (total === LOWEST && soft) ? -1 : total - LOWEST;
}

function list(up: number): Draws {
  let reached = new Map<string, Reached>([['', { counts: Array(KINDS).fill(0), orders: 1, aceFirst: 0 }]]);
  const ended: (Reached & { end: number })[] = [];
  for (let cards = 1; reached.size > 0; cards += 1) {
    const next = new Map<string, Reached>();
    for (const { counts, orders, aceFirst } of reached.values())
      for (let kind = 0; kind < KINDS; kind += 1) {
        // A blackjack ends the round before anybody plays.
        if (cards === 1 && ((up === ACE && kind === TEN) || (up === TEN && kind === ACE))) continue;
        const now = counts.map((count, at) => (at === kind ? count + 1 : count));
        const key = now.join();
        const known = next.get(key) ?? { counts: now, orders: 0, aceFirst: 0 };
        known.orders += orders;
        known.aceFirst += cards === 1 ? (kind === ACE ? 1 : 0) : aceFirst;
        next.set(key, known);
      }
    reached = new Map();
    for (const [key, hand] of next) {
      const end = endOf(up, hand.counts, cards);
      if (end < 0) reached.set(key, hand);
      // What goes over 21 is what all other ends leave.
      else if (end !== OVER) ended.push({ ...hand, end });
    }
  }
  return asTree(ended);
}

/** More than the dealer draws of one kind, and in all. */
const MOST_OF_KIND = 16;
const MOST_DEPTH = 24;

function asTree(ended: readonly (Reached & { end: number })[]): Draws {
  const tree = drawTree(ended);
  const drawnOn = new Set(tree.parent);
  const places = new Map<number, number>([[0, 0]]);
  for (let node = 1; node < tree.parent.length; node += 1)
    if (drawnOn.has(node)) places.set(node, places.size);
  const nodesOf = (nodes: readonly number[]): Nodes => ({
    parent: Uint16Array.from(nodes, (node) => places.get(inTable(tree.parent[node])) as number),
    factor: Uint8Array.from(
      nodes,
      (node) => inTable(tree.kind[node]) * MOST_OF_KIND + inTable(tree.before[node]),
    ),
    depth: Uint8Array.from(nodes, (node) => inTable(tree.depth[node])),
  });
  const byEnd = Array.from({ length: OVER }, (_, end): Ended => {
    const nodes = Array.from(tree.ended.keys()).filter(
      (node) => ended[inTable(tree.ended[node])]?.end === end,
    );
    const of = (node: number) => ended[inTable(tree.ended[node])] as Reached;
    return {
      ...nodesOf(nodes),
      orders: Float64Array.from(nodes, (node) => of(node).orders),
      aceFirst: Float64Array.from(nodes, (node) => of(node).aceFirst),
    };
  });
  const most = new Uint8Array(KINDS);
  for (const { counts } of ended)
    for (const [kind, count] of counts.entries()) most[kind] = Math.max(inTable(most[kind]), count);
  return { inner: nodesOf([...places.keys()].slice(1)), byEnd, most };
}

export class DealersCards {
  private readonly draws: Draws;
  private readonly products: Float64Array;
  private readonly factors = new Float64Array(KINDS * MOST_OF_KIND);
  private readonly shares: Float64Array[] = [];

  /** The kind of the up-card. */
  constructor(readonly up: number) {
    this.draws = list(up);
    this.products = new Float64Array(this.draws.inner.parent.length + 1);
  }

  /** The chance of a blackjack or of two aces of hearts; `hearts` is the share of aces that would make these. */
  natural(left: ArrayLike<number>, cards: number, hearts: number): number {
    if (this.up === TEN) return inTable(left[ACE]) / cards;
    return this.up === ACE ? (inTable(left[TEN]) + hearts * inTable(left[ACE])) / cards : 0;
  }

  /** 26 with three cards: a hard 16 and a ten. */
  twentySix(left: ArrayLike<number>, cards: number): number {
    const second = 16 - points(this.up) - 1;
    if (second > TEN) return 0;
    const tens = inTable(left[TEN]) - (second === TEN ? 1 : 0);
    return (inTable(left[second]) / cards) * (tens / (cards - 1));
  }

  /** By how many the dealer draws: one divided by the ways to draw as many of these cards. */
  private sharesOf(cards: number): Float64Array {
    let shares = this.shares[cards];
    if (!shares) {
      shares = new Float64Array(MOST_DEPTH).fill(1);
      for (let drawn = 1; drawn < MOST_DEPTH; drawn += 1)
        shares[drawn] = inTable(shares[drawn - 1]) / Math.max(1, cards - drawn + 1);
      this.shares[cards] = shares;
    }
    return shares;
  }

  /** Into `into`: the chance of each end, all of them with no blackjack and no two aces of hearts. */
  work(left: ArrayLike<number>, cards: number, hearts: number, into: Float64Array): void {
    const { products, factors } = this;
    const { inner, byEnd, most } = this.draws;
    const shares = this.sharesOf(cards);
    for (let kind = 0; kind < KINDS; kind += 1)
      for (let before = 0; before < inTable(most[kind]); before += 1)
        factors[kind * MOST_OF_KIND + before] = Math.max(0, inTable(left[kind]) - before);
    products[0] = 1;
    for (let node = 1; node < products.length; node += 1)
      products[node] =
        inTable(products[inTable(inner.parent[node - 1])]) *
        inTable(factors[inTable(inner.factor[node - 1])]);
    for (let at = 0; at < OVER; at += 1)
      into[at] = sumOf(byEnd[at] as Ended, products, factors, shares, hearts);
    let rest = 1 - this.natural(left, cards, hearts);
    for (let at = 0; at < OVER; at += 1) rest -= inTable(into[at]);
    into[OVER] = rest;
  }
}

function sumOf(
  { parent, factor, depth, orders, aceFirst }: Ended,
  products: Float64Array,
  factors: Float64Array,
  shares: Float64Array,
  hearts: number,
): number {
  let sum = 0;
  for (let node = 0; node < parent.length; node += 1) {
    const product = inTable(products[inTable(parent[node])]) * inTable(factors[inTable(factor[node])]);
    const weight =
      hearts === 0 ? inTable(orders[node]) : inTable(orders[node]) - hearts * inTable(aceFirst[node]);
    sum += product * weight * inTable(shares[inTable(depth[node])]);
  }
  return sum;
}
