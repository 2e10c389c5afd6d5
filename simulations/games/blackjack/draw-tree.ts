/**
 * What a dealer may draw, as a tree over kinds of card: each node is one card more than its parent, so that the chance of all
 * of them is one factor a node.
 */

/** The cards that end a hand. */
export type Drawn = { counts: readonly number[] };

export type DrawTree = {
  /** By node, each after its parent; the first is no card. */
  parent: Int32Array;
  kind: Uint8Array;
  /** How many cards of that kind came before this one. */
  before: Uint8Array;
  depth: Uint8Array;
  /** The place among the ended hands of the one that these cards are, or -1. */
  ended: Int32Array;
};

export function drawTree(ended: readonly Drawn[]): DrawTree {
  const nodes: { parent: number; kind: number; before: number; depth: number; ended: number }[] = [
    { parent: -1, kind: 0, before: 0, depth: 0, ended: -1 },
  ];
  const numbers = new Map<string, number>([['', 0]]);
  for (const [at, { counts }] of ended.entries()) {
    let node = 0;
    let path = '';
    for (const [kind, count] of counts.entries())
      for (let before = 0; before < count; before += 1) {
        path += ` ${kind}`;
        const known = numbers.get(path) ?? nodes.length;
        if (known === nodes.length) {
          nodes.push({ parent: node, kind, before, depth: (nodes[node]?.depth ?? 0) + 1, ended: -1 });
          numbers.set(path, known);
        }
        node = known;
      }
    (nodes[node] as (typeof nodes)[number]).ended = at;
  }
  return {
    parent: Int32Array.from(nodes, ({ parent }) => parent),
    kind: Uint8Array.from(nodes, ({ kind }) => kind),
    before: Uint8Array.from(nodes, ({ before }) => before),
    depth: Uint8Array.from(nodes, ({ depth }) => depth),
    ended: Int32Array.from(nodes, ({ ended: place }) => place),
  };
}
