/** What the clock makes of the approved documents for one place: each is in force from its day until the next one's. */
import type { FilingState, StoredFilingState } from './filings';

export type InPlace = { id: string; version: number; from: string };

/** By day. Of one day there are several versions of one document at most, and the last of them counts. */
const inOrder = (one: InPlace, other: InPlace): number =>
  one.from.localeCompare(other.from) || one.version - other.version || one.id.localeCompare(other.id);

/** By the id of each, the one that takes its place. */
export function successors<T extends InPlace>(approved: readonly T[]): Map<string, T> {
  const sorted = [...approved].sort(inOrder);
  return new Map(
    sorted.flatMap(({ id }, at) => {
      const next = sorted[at + 1];
      return next ? [[id, next] as const] : [];
    }),
  );
}

export const filingStateOn = (
  stored: StoredFilingState,
  next: Pick<InPlace, 'from'> | undefined,
  today: string,
): FilingState => (stored === 'approved' && next !== undefined && next.from <= today ? 'superseded' : stored);
