/** Whether the decision in the database is the one that was sealed, and by which key. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import type { SubmissionRow } from '../submissions/queries';
import type { Decision } from '../submissions/shapes';
import type { PublicSeal } from './shapes';

/** Every field that both have; a name may have changed since. */
function sameDecision(submission: SubmissionRow, decision: Decision): boolean {
  const { sealed } = decision;
  if (!sealed) return false;
  const now = {
    reference: submission.reference,
    version: submission.version,
    variant: submission.hash,
    rulebook: submission.rulebook,
    game: submission.game,
    rulesOf: submission.at,
    decision: decision.kind,
    at: decision.at,
    reasons: decision.reasons,
    conditions: decision.conditions,
    trialFrom: decision.trialFrom,
    trialTo: decision.trialTo,
  };
  const then = Object.fromEntries(
    Object.keys(now).map((key) => [key, sealed.record[key as keyof typeof now]]),
  );
  return canonicalJson(now) === canonicalJson(then);
}

export function publicSeal(submission: SubmissionRow, decision: Decision): PublicSeal {
  const { sealed } = decision;
  if (!sealed) return { state: 'none' };
  const { key } = sealed.seal;
  const verdict = checkSeal('decision', sealed.record, sealed.seal, publicKeys());
  return { state: verdict === 'good' && !sameDecision(submission, decision) ? 'broken' : verdict, key };
}
