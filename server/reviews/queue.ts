import type { Organisation } from '../access/context';
import type { Queries } from '../db/client';
import { openCountsOf } from '../submissions/open/open-items';
import { seenState } from '../submissions/stored/days';
import { differingAmong, reviewQueue } from '../submissions/stored/queries';
import type { QueueItem } from './shapes';

/** What waits first, oldest first; then what is over. */
export async function queue(db: Queries, regulator: Organisation, today: string): Promise<QueueItem[]> {
  const rows = await reviewQueue(db, regulator);
  const differing = await differingAmong(
    db,
    rows.map(({ submission }) => submission.id),
  );
  return rows.map(({ submission, operator, openQuestions }) => ({
    id: submission.id,
    reference: submission.reference,
    name: submission.name,
    version: submission.version,
    operator,
    game: submission.game,
    gameLabel: submission.gameLabel,
    state: seenState(submission, today),
    submittedAt: submission.submittedAt ?? submission.updatedAt,
    openQuestions,
    open: openCountsOf(submission, differing.has(submission.id) ? { rerunDiffers: true } : {}),
  }));
}
