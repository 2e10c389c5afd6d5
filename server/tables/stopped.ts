/** What was ended early and is still played: until when. No other sign of it is made, as its papers name a later day. */
import { type OfferedDays, standsOn, trialDays } from '../submissions/stored/days';
import type { SubmissionRow } from '../submissions/stored/queries';
import { isDecided, type StoredState } from '../vocabulary/life/states';
import { isStoppedEarly } from '../vocabulary/life/variation-words';

const ENDED: ReadonlySet<StoredState> = new Set<StoredState>(['discontinued', 'abandoned', 'refused']);

export function stoppedOn(
  row: SubmissionRow,
  { offered, today }: { offered: OfferedDays | undefined; today: string },
): string | undefined {
  const state = standsOn(row, today);
  if (isDecided(state)) return ENDED.has(state) ? trialDays(row)?.to : undefined;
  return offered && stoppedEarly(offered);
}

/** Of what is offered without an approval. Only a temporary variation has occasions. */
export const stoppedEarly = ({ periods, lastDay, to }: OfferedDays): string | undefined =>
  isStoppedEarly({ kind: periods ? 'temporary' : 'better-pays', to, lastDay })
    ? (lastDay ?? undefined)
    : undefined;
