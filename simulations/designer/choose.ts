/** Picks a few tables that differ out of many: one from each step of volatility. */
import { inTable } from '../exact/in-table';
import type { Scaled } from './scale';
import type { Found } from './walk';

export type Candidate = Found & { scaled: Scaled; deviation: number };

/** Roughly the deviation of one round, in stakes: close enough to sort by, not to print. */
export function deviationOf({ one, table }: Scaled, second: number): number {
  const share = (value: bigint) => Number((value * 1_000_000_000n) / table.universe) / 1e9;
  const mean = -share(table.lost) + share((table.low + table.high) / 2n / table.denominator);
  return Math.sqrt(Math.max(0, second / one + share(table.lost) - mean * mean));
}

const changesOf = ({ scaled, choices }: Candidate): number =>
  scaled.rows.reduce((sum, row, depth) => sum + inTable(row.changed[inTable(choices[depth])]), 0);

/** What the row that returns the most returns. */
const heaviest = ({ scaled, choices }: Candidate): number =>
  scaled.rows.reduce((most, row, depth) => Math.max(most, inTable(row.back[inTable(choices[depth])])), 0);

const differentPays = ({ scaled, choices }: Candidate): number =>
  new Set(scaled.rows.map(({ rank }, depth) => rank[inTable(choices[depth])])).size;

const inOrder = (a: Candidate, b: Candidate): number => {
  for (const [depth, choice] of a.choices.entries()) {
    const other = inTable(b.choices[depth]);
    if (choice !== other) return choice - other;
  }
  return 0;
};

/** Fewer changes first; then more pays that differ; then the table whose return depends least on a single row. */
const better = (a: Candidate, b: Candidate): number =>
  changesOf(a) - changesOf(b) ||
  differentPays(b) - differentPays(a) ||
  heaviest(a) - heaviest(b) ||
  inOrder(a, b);

/** The edges of the steps, each the same factor above the one before; far down, the first takes the rest. */
export function steps(least: number, most: number, count: number): number[] {
  const from = Math.max(least, most * 1e-5);
  const factor = from > 0 ? most / from : 1;
  return Array.from({ length: count + 1 }, (_, step) =>
    step === 0 ? least : from * factor ** (step / count),
  );
}

/** All of them if there are few; otherwise the calmest, the wildest and the best of each step between. */
export function spread(candidates: Candidate[], count: number): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.deviation - b.deviation || inOrder(a, b));
  if (sorted.length <= count) return sorted;
  const [calmest, wildest] = [sorted[0] as Candidate, sorted.at(-1) as Candidate];
  const edges = steps(calmest.deviation, wildest.deviation, count - 2);
  const best = new Map<number, Candidate>();
  for (const candidate of sorted) {
    const above = edges.findIndex((edge) => candidate.deviation <= edge);
    const step = above < 0 ? edges.length : above;
    const held = best.get(step);
    if (!held || better(candidate, held) < 0) best.set(step, candidate);
  }
  const kept = new Set([calmest, ...best.values(), wildest]);
  return sorted.filter((candidate) => kept.has(candidate));
}
