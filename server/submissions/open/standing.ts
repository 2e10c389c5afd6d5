/** What is open about a submission beside its findings: what the database lost of it, and who there is to decide. */
import { unregulatedIn } from '../../accounts/organisations/unregulated';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import { frozenVariant, type SubmissionRow } from '../stored/queries';

export type Beside = { unregulated?: string; damaged?: string[] };

/** Its parts that cannot be read as they were written, by the names of the page. */
export async function damagedParts(db: Queries, submission: SubmissionRow): Promise<string[]> {
  const analysis = await analysisById(db, submission.analysisId);
  return [
    ...(frozenVariant(submission).refused.includes('variant') ? ['variant'] : []),
    ...(isDamaged(submission.findings) ? ['findings'] : []),
    ...(analysis === undefined || isDamaged(analysis.result) ? ['analysis'] : []),
  ];
}

export async function standingOf(db: Queries, submission: SubmissionRow): Promise<Beside> {
  return {
    ...(await unregulatedIn(db, submission.rulebook)),
    damaged: await damagedParts(db, submission),
  };
}
