/** The rows of a written wager, matched between two copies by what they are: one that is inserted moves the others, and changes none. */
import type { WrittenRow } from './variant';

const alike = (one: string, other: string): boolean => one.trim() !== '' && one.trim() === other.trim();

/** The surest first. */
const SAME: ((one: WrittenRow, other: WrittenRow) => boolean)[] = [
  (one, other) => alike(one.when, other.when) && alike(one.label, other.label),
  (one, other) => alike(one.when, other.when),
  (one, other) => alike(one.label, other.label),
  (one, other) => one.event === other.event,
];

/** By place in the second: the place that the same row has in the first. */
export function sameRows(first: readonly WrittenRow[], second: readonly WrittenRow[]): Map<number, number> {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const same of SAME)
    for (const [place, row] of second.entries()) {
      if (found.has(place)) continue;
      const was = first.findIndex((other, index) => !taken.has(index) && same(row, other));
      if (was < 0) continue;
      found.set(place, was);
      taken.add(was);
    }
  return found;
}
