/** What the clock makes of the approved schedules in place of one printed schedule: each is in force from its day until the next one's. */
import type { FeeState, StoredFeeState } from './fee-submissions';

export type InPlace = { id: string; version: number; from: string };

/** By day. Of one day there are several versions of one schedule at most, and the last of them counts. */
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

export const feeStateOn = (
  stored: StoredFeeState,
  next: Pick<InPlace, 'from'> | undefined,
  today: string,
): FeeState => (stored === 'approved' && next !== undefined && next.from <= today ? 'superseded' : stored);
