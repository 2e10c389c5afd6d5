/**
 * What the dealer may draw to one card until the rules stop them, as how many cards of each kind, whatever the order, with
 * the number of orders. The chance of each is a product of cards left, so a tree that shares beginnings of sorted draws
 * has one factor a node.
 */
import { ACE, KINDS, points, TEN } from './ranks';

/** As rule 4.15 can be read: see `parameters.ts`. */
export type Soft17 = 'stand' | 'hit' | 'hit-for-good';

/** How a dealer's hand can end; the totals from 17 to 21 come first. */
export const ENDS = 7;
export const OVER = 5;
export const NATURAL = 6;
export const DRAWS = 7;
const LOWEST = 17;

export type DealerDraws = {
  /** By node, each after its parent: how many cards were drawn, the kind of the last, and how many of that kind before it. */
  depth: Uint8Array;
  kind: Uint8Array;
  before: Uint8Array;
  /** How the hand ends with these cards, or `DRAWS`; cards that can end it in two ways, by their order, have two nodes. */
  end: Uint8Array;
  /** In how many orders it ends so, and not before. */
  orders: Float64Array;
  deepest: number;
};

/** Hard total, and whether an ace of them counts 11. */
function stands(total: number, soft: boolean, soft17: Soft17): boolean {
  return total > LOWEST || (total === LOWEST && (!soft || soft17 === 'stand'));
}

type Ways = Map<string, Float64Array>;

function everyDraw(up: number, soft17: Soft17): Ways {
  const ways: Ways = new Map();
  const end = (drawn: readonly number[], how: number) => {
    const sorted = [...drawn].sort((a, b) => a - b).join();
    const orders = ways.get(sorted) ?? new Float64Array(ENDS);
    ways.set(sorted, orders);
    orders[how] = (orders[how] ?? 0) + 1;
  };
  /** `aces` are those that may still count 11. */
  const go = (drawn: number[], hard: number, aces: boolean) => {
    for (let kind = 0; kind < KINDS; kind += 1) {
      const cards = [...drawn, kind];
      const most = hard + points(kind);
      const ace = aces || kind === ACE;
      const soft = ace && most + 10 <= 21;
      const total = soft ? most + 10 : most;
      if (total > 21) end(cards, OVER);
      else if (total === 21 && cards.length === 1 && (kind === ACE || kind === TEN)) end(cards, NATURAL);
      else if (stands(total, soft, soft17)) end(cards, total - LOWEST);
      // An ace that counts one because 11 would make 17 counts one for the rest of the hand under that reading.
      else go(cards, most, ace && !(soft && total === LOWEST && soft17 === 'hit-for-good'));
    }
  };
  go([], points(up), up === ACE);
  return ways;
}

function treeOf(ways: Ways): DealerDraws {
  type Node = {
    kind: number;
    before: number;
    depth: number;
    orders: Float64Array;
    children: Map<number, Node>;
  };
  const node = (kind: number, before: number, depth: number): Node => ({
    kind,
    before,
    depth,
    orders: new Float64Array(ENDS),
    children: new Map(),
  });
  const root = node(0, 0, 0);
  for (const [drawn, orders] of ways) {
    let at = root;
    for (const kind of drawn.split(',').map(Number)) {
      const before = at !== root && at.kind === kind ? at.before + 1 : 0;
      const child = at.children.get(kind) ?? node(kind, before, at.depth + 1);
      at.children.set(kind, child);
      at = child;
    }
    at.orders.set(orders);
  }
  const nodes: (Node & { end: number; ways: number })[] = [];
  const list = (from: Node) => {
    for (const child of from.children.values()) {
      const ends = [...child.orders.entries()].filter(([, ways]) => ways > 0);
      if (ends.length === 0) nodes.push({ ...child, end: DRAWS, ways: 0 });
      for (const [end, ways] of ends) nodes.push({ ...child, end, ways });
      list(child);
    }
  };
  list(root);
  return {
    depth: Uint8Array.from(nodes, ({ depth }) => depth),
    kind: Uint8Array.from(nodes, ({ kind }) => kind),
    before: Uint8Array.from(nodes, ({ before }) => before),
    end: Uint8Array.from(nodes, ({ end }) => end),
    orders: Float64Array.from(nodes, ({ ways }) => ways),
    deepest: Math.max(...nodes.map(({ depth }) => depth)),
  };
}

const kept = new Map<string, DealerDraws>();

/** Seven with an ace is the only soft 17, so from a card of seven and more a dealer never has one: every reading then draws alike. */
export const soft17From = (up: number, soft17: Soft17): Soft17 => (points(up) < 7 ? soft17 : 'stand');

export function dealerDraws(up: number, soft17: Soft17): DealerDraws {
  const key = `${up} ${soft17From(up, soft17)}`;
  const draws = kept.get(key) ?? treeOf(everyDraw(up, soft17));
  kept.set(key, draws);
  return draws;
}
