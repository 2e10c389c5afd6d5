/** The last exact edge of each round of a draft, kept in this tab: what a table before the change came to survives a reload. */
import { z } from 'zod';
import type { FractionText } from '@/simulations/exact/fraction';

const Edges = z.record(z.string().max(60), z.string().regex(/^-?\d{1,400}\/[1-9]\d{0,399}$/));
type Edges = Record<string, FractionText>;

const key = (draft: string) => `assay.edges.${draft}`;

/** Storage can be full or forbidden; then a reload forgets. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function readEdges(draft: string): Edges {
  const text = quietly(() => sessionStorage.getItem(key(draft)));
  const parsed = Edges.safeParse(text ? quietly(() => JSON.parse(text)) : undefined);
  return parsed.success ? parsed.data : {};
}

export function keepEdges(draft: string, edges: Edges): void {
  quietly(() => sessionStorage.setItem(key(draft), JSON.stringify(edges)));
}
