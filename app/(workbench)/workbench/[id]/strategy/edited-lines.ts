/** Lines while they are edited: each keeps a key, so that a field keeps the keyboard while lines move. */
import type { FiledLine } from '@/simulations/family/filed-lines';

export type EditedLine = FiledLine & { key: number };

const EMPTY: FiledLine = { id: '', says: '', when: '', does: '', unless: '', instead: '' };

export const edited = (lines: readonly FiledLine[]): EditedLine[] =>
  lines.map((line, key) => ({ ...line, key }));

export const changed = (lines: readonly EditedLine[], at: number, part: Partial<FiledLine>): EditedLine[] =>
  lines.map((line, i) => (i === at ? { ...line, ...part } : line));

/** With an empty line after this one. */
export function addedAfter(lines: readonly EditedLine[], at: number): EditedLine[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  return lines.toSpliced(at + 1, 0, { ...EMPTY, id: `line-${key + 1}`, key });
}

export const without = (lines: readonly EditedLine[], at: number): EditedLine[] => lines.toSpliced(at, 1);

/** One place up (−1) or down (1). */
export function moved(lines: readonly EditedLine[], at: number, by: -1 | 1): EditedLine[] {
  const line = lines[at];
  const to = at + by;
  if (!line || to < 0 || to >= lines.length) return [...lines];
  return lines.toSpliced(at, 1).toSpliced(to, 0, line);
}
