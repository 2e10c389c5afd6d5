/**
 * What is open about a submission beside its findings: what the database lost or altered of it, how it was run again, who there
 * is to decide, and what the regulator was notified of.
 */
import type { Giving } from '@/rulebooks/judging/given';
import type { Notified } from '@/rulebooks/judging/notified';
import { spanOf } from '@/rulebooks/variant/occasion';
import { unregulatedIn } from '../../accounts/organisations/unregulated';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import { frozenLetterheadOf } from '../../letterheads/queries';
import type { Judgement } from '../../vocabulary/judgement';
import { awaitsRegulator, isTrial } from '../../vocabulary/life/states';
import { breachSays } from '../editions/breach-says';
import { laterEditions } from '../editions/later-editions';
import { joinsUnfit } from '../joining/joined';
import { frozenParts } from '../sealed/parts';
import { told } from '../sealed/told';
import { givingsOf } from '../stored/givings';
import { judgementsOf } from '../stored/judgements';
import { notifiedAmong } from '../stored/notified';
import { differingAmong, frozenVariant, type SubmissionRow } from '../stored/queries';

export type Beside = {
  unregulated?: string;
  damaged?: string[];
  rerunDiffers?: true;
  notified?: Notified | undefined;
  /** What the authority's decisions gave of what was open before them. */
  givings?: readonly Giving[] | undefined;
  /** What reviewers said of its findings: what they overruled is not open. */
  judgements?: readonly Judgement[] | undefined;
  /** As `Standing`. */
  laterEditions?: string[];
  joinsUnfit?: string[];
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

/** Of what is asked for or approved for a time. An adopted game has none. */
function lastDayOf(submission: SubmissionRow): string | undefined {
  if (submission.state === 'adoption-asked') return undefined;
  const { trial, temporary } = frozenVariant(submission).variant.circumstances;
  return submission.trialTo ?? trial?.to ?? (temporary && spanOf(temporary).to);
}

/** Only where somebody has still to decide on it: what is played is its operator's to change, and on its home page. */
async function breachedLater(db: Queries, submission: SubmissionRow, today: string): Promise<string[]> {
  if (!awaitsRegulator(submission.state) && !isTrial(submission.state)) return [];
  const last = lastDayOf(submission);
  return (await laterEditions(db, submission, today)).flatMap((edition) =>
    last !== undefined && last < edition.validFrom ? [] : (breachSays(edition) ?? []),
  );
}

/** `today`: where its rules are in force. */
export async function standingOf(db: Queries, submission: SubmissionRow, today: string): Promise<Beside> {
  const differing = await differingAmong(db, [submission.id]);
  return {
    ...(await unregulatedIn(db, submission.rulebook)),
    damaged: await unlikeWritten(db, submission),
    notified: (await notifiedAmong(db, [submission.id])).get(submission.id),
    givings: await givingsOf(db, submission),
    judgements: await judgementsOf(db, submission.id),
    ...(differing.has(submission.id) && { rerunDiffers: true }),
    laterEditions: await breachedLater(db, submission, today),
    joinsUnfit: awaitsRegulator(submission.state) ? await joinsUnfit(db, submission, today) : [],
  };
}
