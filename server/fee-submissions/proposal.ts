/** What one reviewer proposed and nobody has confirmed, declined or overtaken. */
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { feeSubmissionAct } from '../db/schema';
import type { ActRow, FeeSubmissionRow } from './queries';

/** The last that was done: anything done since ends it. */
export async function aliveProposal(
  db: Queries,
  { id }: Pick<FeeSubmissionRow, 'id'>,
): Promise<ActRow | undefined> {
  const [last] = await db
    .select()
    .from(feeSubmissionAct)
    .where(eq(feeSubmissionAct.submissionId, id))
    .orderBy(desc(feeSubmissionAct.ordinal))
    .limit(1);
  return last?.act === 'propose' ? last : undefined;
}
