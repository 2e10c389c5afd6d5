/** The last exact edge of each round of a draft, kept in this tab: what a table before the change came to survives a reload. */
import { z } from 'zod';
import type { KnownRound } from './round-view';

const Edges = z.record(z.string().max(60), z.string().regex(/^-?\d{1,400}\/[1-9]\d{0,399}$/));

const key = (draft: string) => `assay.edges.${draft}`;

/** Storage can be full or forbidden; then a reload forgets. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Of what was known before the reload, the edges alone: figures and strategy come with a solution. */
export function readEdges(draft: string): Record<string, KnownRound> {
  const text = quietly(() => sessionStorage.getItem(key(draft)));
  const parsed = Edges.safeParse(text ? quietly(() => JSON.parse(text)) : undefined);
  return Object.fromEntries(Object.entries(parsed.data ?? {}).map(([round, edge]) => [round, { edge }]));
}

export function keepEdges(draft: string, last: Record<string, KnownRound>): void {
  const edges = Object.fromEntries(Object.entries(last).map(([round, { edge }]) => [round, edge]));
  quietly(() => sessionStorage.setItem(key(draft), JSON.stringify(edges)));
}
