/**
 * Approvals that a seal vouches for: the register, its feed and the short addresses show these and nothing else. A seal is
 * checked at most once a minute for each version, because anyone may ask and a check reads all that the version rests on.
 */
import type { Queries } from '../db/client';
import { sealOf } from '../submissions/sealed/seal';
import { decisionOf, type SubmissionRow } from '../submissions/stored/queries';
import type { Decision } from '../submissions/stored/shapes';
import { type TrialStep, trialStepsOf } from '../submissions/stored/trial-steps';
import { lifeOf } from './life';
import { OnceAMinute } from './once-a-minute';
import { type Played, playedAs } from './played';
import type { PublicStep } from './shapes';

export type Found = { submission: SubmissionRow; operator: string };

export type Confirmed = Found & {
  played: Played;
  decision: Decision;
  trialSteps: TrialStep[];
  life: PublicStep[];
};

/** Undefined where nothing was approved, or no seal says so. */
export async function confirmedApproval(
  db: Queries,
  { submission, operator }: Found,
): Promise<Confirmed | undefined> {
  const decision = await decisionOf(db, submission.id);
  if (!decision || decision.kind === 'refuse') return undefined;
  const seal = await sealOf(db, submission, decision);
  const played = await playedAs(db, submission);
  if (seal?.state !== 'good' || !played.ok) return undefined;
  const trialSteps = await trialStepsOf(db, submission.id);
  const life = lifeOf(decision, trialSteps, played.value);
  return { submission, operator, played: played.value, decision, trialSteps, life };
}

const CONFIRMED = new OnceAMinute<Confirmed | undefined>();

/** In the order given. */
export async function confirmedAmong(db: Queries, found: readonly Found[], now: Date): Promise<Confirmed[]> {
  const all: Confirmed[] = [];
  for (const one of found) {
    const { id, revision, state, trialTo, trialFrom, laterTrial } = one.submission;
    const row = JSON.stringify([revision, state, trialFrom, trialTo, laterTrial, one.operator]);
    const confirmed = await CONFIRMED.of(db, { id, row, now }, () => confirmedApproval(db, one));
    if (confirmed) all.push(confirmed);
  }
  return all;
}
