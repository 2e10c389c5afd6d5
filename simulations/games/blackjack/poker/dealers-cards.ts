/**
 * How the dealer's hand ends beside the cards that are known, in rounds in which he has neither a blackjack nor two aces of
 * hearts. He draws to a soft 17. What he may draw is listed once as how many cards of each kind, with the number of orders.
 */
import { inTable } from '../../../exact/in-table';
import { type DrawTree, drawTree } from '../draw-tree';
import { ACE, KINDS, points, TEN } from '../ranks';

/** 17 to 21, 26 with three cards, and over 21 in another way. */
export const ENDS = 7;
export const TWENTY_SIX = 5;
export const OVER = 6;
const LOWEST = 17;

type Draws = Omit<DrawTree, 'ended'> & {
  /** Where the dealer ends with the cards of a node; -1 where he does not. */
  end: Int8Array;
  orders: Float64Array;
  /** Those of the orders that begin with an ace. */
  aceFirst: Float64Array;
};

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

const asTree = (ended: readonly (Reached & { end: number })[]): Draws => {
  const { ended: at, ...tree } = drawTree(ended);
  return {
    ...tree,
    end: Int8Array.from(at, (place) => ended[place]?.end ?? -1),
    orders: Float64Array.from(at, (place) => ended[place]?.orders ?? 0),
    aceFirst: Float64Array.from(at, (place) => ended[place]?.aceFirst ?? 0),
  };
};

const MOST_DEPTH = 24;

export class DealersCards {
  private readonly draws: Draws;
  private readonly products: Float64Array;
  private readonly shares = new Float64Array(MOST_DEPTH);

  /** The kind of the up-card. */
  constructor(readonly up: number) {
    this.draws = list(up);
    this.products = new Float64Array(this.draws.kind.length);
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

  /** Into `into`: the chance of each end, all of them with no blackjack and no two aces of hearts. */
  work(left: ArrayLike<number>, cards: number, hearts: number, into: Float64Array): void {
    const { parent, kind, before, depth, end, orders, aceFirst } = this.draws;
    const { products, shares } = this;
    shares[0] = 1;
    for (let drawn = 1; drawn < MOST_DEPTH; drawn += 1)
      shares[drawn] = inTable(shares[drawn - 1]) / Math.max(1, cards - drawn + 1);
    into.fill(0);
    products[0] = 1;
    for (let node = 1; node < products.length; node += 1) {
      const product =
        inTable(products[inTable(parent[node])]) *
        Math.max(0, inTable(left[inTable(kind[node])]) - inTable(before[node]));
      products[node] = product;
      const at = inTable(end[node]);
      if (at >= 0)
        into[at] =
          inTable(into[at]) +
          product *
            (inTable(orders[node]) - hearts * inTable(aceFirst[node])) *
            inTable(shares[inTable(depth[node])]);
    }
    let rest = 1 - this.natural(left, cards, hearts);
    for (let at = 0; at < OVER; at += 1) rest -= inTable(into[at]);
    into[OVER] = rest;
  }
}
