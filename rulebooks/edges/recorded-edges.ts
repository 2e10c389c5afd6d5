/** The exact edges of rounds at the tables that rulebooks print: solved once, written with the golden files, tested with them. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Round } from '@/simulations/request/rounds';
import recorded from './recorded-edges.json';

const EDGES: Record<string, FractionText> = recorded;

export const roundKey = ({ family, parameters, tables }: Pick<Round, 'family' | 'parameters' | 'tables'>) =>
  canonicalJson({ family, parameters, tables });

export function recordedEdge(round: Round): FractionText | undefined {
  const key = roundKey(round);
  return Object.hasOwn(EDGES, key) ? EDGES[key] : undefined;
}
