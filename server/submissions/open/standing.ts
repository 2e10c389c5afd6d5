/**
 * What is open about a submission beside its findings: what the database lost or altered of it, how it was run again, who there
 * is to decide, and what the regulator was notified of.
 */
import type { Notified } from '@/rulebooks/judging/notified';
import { unregulatedIn } from '../../accounts/organisations/unregulated';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import { frozenLetterheadOf } from '../../letterheads/queries';
import { awaitsRegulator } from '../../vocabulary/life/states';
import { frozenParts } from '../sealed/parts';
import { told } from '../sealed/told';
import { notifiedAmong } from '../stored/notified';
import { differingAmong, frozenVariant, type SubmissionRow } from '../stored/queries';

export type Beside = {
  unregulated?: string;
  damaged?: string[];
  rerunDiffers?: true;
  notified?: Notified | undefined;
};

/** Its parts that cannot be read as they were written, by the names of the page. */
export async function damagedParts(db: Queries, submission: SubmissionRow): Promise<string[]> {
  const analysis = await analysisById(db, submission.analysisId);
  return [
    ...(frozenVariant(submission).refused.includes('variant') ? ['variant'] : []),
    ...(isDamaged(submission.findings) ? ['findings'] : []),
    ...(isDamaged(submission.answers) ? ['answers'] : []),
    ...(isDamaged(await frozenLetterheadOf(db, submission.id)) ? ['letterhead'] : []),
    ...(analysis === undefined || isDamaged(analysis.result) ? ['analysis'] : []),
  ];
}

/** What a decision rests on and its freezing describes otherwise. A decision that was made is held to its seal instead. */
async function alteredParts(db: Queries, submission: SubmissionRow): Promise<string[]> {
  if (!awaitsRegulator(submission.state)) return [];
  const { frozen } = await told(db, submission.id);
  return frozenParts(db, submission, frozen);
}

/** Of what is stored, the parts that are not as they were written. */
export async function unlikeWritten(db: Queries, submission: SubmissionRow): Promise<string[]> {
  return [...new Set([...(await damagedParts(db, submission)), ...(await alteredParts(db, submission))])];
}

export async function standingOf(db: Queries, submission: SubmissionRow): Promise<Beside> {
  const differing = await differingAmong(db, [submission.id]);
  return {
    ...(await unregulatedIn(db, submission.rulebook)),
    damaged: await unlikeWritten(db, submission),
    notified: (await notifiedAmong(db, [submission.id])).get(submission.id),
    ...(differing.has(submission.id) && { rerunDiffers: true }),
  };
}
