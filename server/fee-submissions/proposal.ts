/** What one reviewer proposed and nobody has confirmed, declined or overtaken. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { feeSubmissionAct } from '../db/schema';
import type { ActRow, FeeSubmissionRow } from './queries';

/** Of the submission as it is now: anything done since ends it. */
export async function aliveProposal(
  db: Queries,
  { id, revision }: Pick<FeeSubmissionRow, 'id' | 'revision'>,
): Promise<ActRow | undefined> {
  const [row] = await db
    .select()
    .from(feeSubmissionAct)
    .where(
      and(
        eq(feeSubmissionAct.submissionId, id),
        eq(feeSubmissionAct.revision, revision),
        eq(feeSubmissionAct.act, 'propose'),
      ),
    );
  return row;
}
