/** Whether a stored decision is the one that was made: pages, papers and the audit all ask here. */
import { and, gte, lte } from 'drizzle-orm';
import { labelsOfOwnCounts } from '@/simulations/analysis/settled';
import { canonicalJson } from '@/simulations/exact/canonical';
import { operatorName } from '../../accounts/stored/names';
import { analysisById } from '../../analyses/queries';
import { attachedTo } from '../../attachments/queries';
import type { Queries } from '../../db/client';
import { audit } from '../../db/schema/index';
import { isDamaged } from '../../db/schema/json';
import { SealedDecision } from '../../seals/decision-record';
import type { DecisionSeal } from '../../seals/decision-seal';
import type { Overruled } from '../../seals/overruled-record';
import type { PublicKey } from '../../seals/published-keys';
import { publicKeys } from '../../seals/ring';
import { checkSeal } from '../../seals/seal';
import { isDecided } from '../../vocabulary/life/states';
import { overruledAmong } from '../stored/judged';
import { judgementsOf } from '../stored/judgements';
import type { SubmissionRow } from '../stored/queries';
import type { Decision } from '../stored/shapes';
import { trialStepsOf } from '../stored/trial-steps';
import { alteredParts, frozenParts } from './parts';
import { standsAsSealed } from './standing-sealed';
import { type Told, told } from './told';

/** Findings as they were overruled when it was decided. */
async function overruledThen(db: Queries, { id, findings }: SubmissionRow, at: string): Promise<Overruled[]> {
  const judgements = await judgementsOf(db, id);
  return overruledAmong(
    isDamaged(findings) ? [] : findings,
    judgements.filter((each) => each.at <= at),
  );
}

async function ownCountsOf(db: Queries, { analysisId }: SubmissionRow): Promise<string[]> {
  const analysis = await analysisById(db, analysisId);
  return analysis && !isDamaged(analysis.result) ? labelsOfOwnCounts(analysis.result.wagers) : [];
}

const enclosedNow = async (db: Queries, { id }: SubmissionRow) =>
  (await attachedTo(db, `submission:${id}`))
    .filter(({ part }) => part === 'decision')
    .map(({ name, sha256 }) => ({ name, sha256 }));

/** Every field that both have. Of what was frozen, the hashes that its event keeps: `frozenParts` holds the contents to them. */
async function sameDecision(
  db: Queries,
  submission: SubmissionRow,
  decision: Decision,
  { so, sealed, keys }: { so: Told; sealed: SealedDecision['record']; keys: PublicKey[] },
): Promise<boolean> {
  const now = {
    reference: submission.reference,
    version: submission.version,
    variant: so.frozen?.data.hash,
    analysis: so.frozen?.data.analysis,
    rulebook: submission.rulebook,
    game: submission.game,
    rulesOf: submission.day,
    operator: await operatorName(db, submission.organisationId),
    by: decision.by,
    decision: decision.kind,
    at: decision.at,
    reasons: decision.reasons,
    conditions: decision.conditions,
    trialFrom: decision.trialFrom,
    trialTo: decision.trialTo,
  };
  const then = Object.fromEntries(Object.keys(now).map((key) => [key, sealed[key as keyof typeof now]]));
  return (
    canonicalJson(now) === canonicalJson(then) &&
    decision.proposedBy === sealed.proposedBy &&
    (sealed.ownCounts === undefined ||
      canonicalJson(sealed.ownCounts) === canonicalJson(await ownCountsOf(db, submission))) &&
    canonicalJson(sealed.overruled ?? []) ===
      canonicalJson(await overruledThen(db, submission, decision.at)) &&
    canonicalJson(sealed.enclosed ?? []) === canonicalJson(await enclosedNow(db, submission)) &&
    submission.submittedAt === so.submitted?.at &&
    standsAsSealed(submission, decision, await trialStepsOf(db, submission.id), keys)
  );
}

/** Nothing is in the chain up to there that is as young as the oldest key: nobody can add to what came before. */
async function isOlderThanSealing(db: Queries, seq: number, [oldest]: PublicKey[]): Promise<boolean> {
  if (!oldest?.from) return false;
  const younger = await db
    .select({ seq: audit.seq })
    .from(audit)
    .where(and(lte(audit.seq, seq), gte(audit.at, oldest.from)))
    .limit(1);
  return younger.length === 0;
}

async function unsealed(
  db: Queries,
  submission: SubmissionRow,
  so: Told,
  keys: PublicKey[],
): Promise<DecisionSeal> {
  const old = so.decision?.data.seal === undefined && so.decision;
  return old &&
    isDecided(submission.state) &&
    (await isOlderThanSealing(db, old.seq, keys)) &&
    (await alteredParts(db, submission, so)).length === 0
    ? { state: 'none' }
    : { state: 'missing' };
}

/** Undefined where nothing was decided, and nothing says that anything was. */
export async function sealOf(
  db: Queries,
  submission: SubmissionRow,
  decision: Decision | undefined,
  keys: PublicKey[] = publicKeys(),
): Promise<DecisionSeal | undefined> {
  const so = await told(db, submission.id);
  if (!isDecided(submission.state) && !decision && !so.decision) return undefined;
  const { data: sealed } = SealedDecision.safeParse(decision?.sealed);
  if (!decision || !sealed) return unsealed(db, submission, so, keys);
  const { key } = sealed.seal;
  const verdict = checkSeal('decision', sealed.record, sealed.seal, keys);
  const holds =
    verdict !== 'good' ||
    ((await sameDecision(db, submission, decision, { so, sealed: sealed.record, keys })) &&
      (await frozenParts(db, submission, so.frozen)).length === 0);
  return { state: holds ? verdict : 'broken', key };
}
