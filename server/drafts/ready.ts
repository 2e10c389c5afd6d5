/** A draft that its writer calls ready for an approver; it is no longer once what is computed of it, or the day, changes. */
import type { DraftRow } from './queries';

export type Ready = Pick<DraftRow, 'readyBy' | 'readyAt' | 'readyOf' | 'readyLapsedAt'>;

export const NOT_READY: Ready = { readyBy: null, readyAt: null, readyOf: null, readyLapsedAt: null };

export const contentOf = (computed: string, day: string): string => `${day} ${computed}`;

/** Of a draft that is saved: the mark, which lapses with a change, and stands again if that is undone. */
export function readyNow(
  { readyBy, readyAt, readyOf, readyLapsedAt }: Ready,
  at: string,
  computed: string,
  day: string,
): Ready {
  const same = readyOf === null || readyOf === contentOf(computed, day);
  return { readyBy, readyAt, readyOf, readyLapsedAt: same ? null : (readyLapsedAt ?? at) };
}
