/** The versions of a reference that were approved at some time, and which are in force today. */
import { dayIn } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { playableOn, seenState } from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import { confirmedApproval, type Found } from './confirmed';
import type { PublicVersion } from './shapes';

/** Of all versions that were submitted, the newest first. */
export async function versionsOf(db: Queries, found: readonly Found[], now: Date): Promise<PublicVersion[]> {
  const versions: PublicVersion[] = [];
  for (const one of found) {
    const confirmed = await confirmedApproval(db, one);
    if (!confirmed) continue;
    const { submission, played, decision } = confirmed;
    const today = dayIn(submission.rulebook, now);
    versions.push({
      version: submission.version,
      hash: submission.hash,
      status: seenState(submission, today),
      decidedAt: decision.at,
      inForce: playableOn(submission, played.variant.circumstances, {
        today,
        held: await heldOf(db, submission),
      }),
    });
  }
  return versions;
}

/** The newest that may be played today; where none may, the newest. */
export const currentAmong = (versions: readonly PublicVersion[]): number | undefined =>
  (versions.find(({ inForce }) => inForce) ?? versions[0])?.version;
