import { optionsThatCount } from '@/rulebooks/offer/option-value';
import { listed } from '@/rulebooks/spelling/wording';
import { dayIn, latestDay } from '@/rulebooks/zones';
import { howExactly } from '@/simulations/wagers/rounded';
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { afterFeesFor } from '../documents/content/after-fees';
import { feltsOnScreen } from '../documents/content/felt';
import { limitsOf } from '../documents/content/limits';
import { optionShown } from '../documents/content/options';
import { type Answer, refuse } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { unconfirmed } from '../seals/decision-seal';
import { listsFiled } from '../submissions/changes/lists-filed';
import { openTrial } from '../submissions/joining/joined';
import { unlikeWritten } from '../submissions/open/standing';
import { sealOf } from '../submissions/sealed/seal';
import { approvedDays, seenState } from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import { playedAt } from '../submissions/stored/places';
import {
  decisionOf,
  publicByHash,
  publicByReference,
  type SubmissionRow,
} from '../submissions/stored/queries';
import { trialStepsOf } from '../submissions/stored/trial-steps';
import { alteredVariation } from '../submissions/variations/as-told';
import { publicVariation, runningUnder } from '../submissions/variations/public';
import { variationsUnder } from '../submissions/variations/queries';
import { edgeKept } from './edges';
import { publicRules } from './filed-rules';
import { lifeOf } from './life';
import { isPaperCode } from './paper-code';
import { type Played, playedAs, publicSubject } from './played';
import type { PublicRecord } from './shapes';
import { currentAmong, versionsOf } from './versions';
import { publicWagers } from './wagers';

const optionsOf = ({ game, variant, rulebook }: Played): PublicRecord['options'] =>
  optionsThatCount(game, variant.options).map((option) => ({
    label: option.label,
    value: optionShown(option, variant.options[option.id] ?? option.default, rulebook.currency),
  }));

/** A version that was submitted, with the name of its operator. */
type Found = { submission: SubmissionRow; operator: string };

export async function readRecord(
  db: Queries,
  { hash, reference, code }: { hash: string; reference?: string | undefined; code?: string | undefined },
  now: Date = new Date(),
): Promise<Answer<PublicRecord>> {
  const holdsPaper = reference !== undefined && code !== undefined && isPaperCode(code, hash, reference);
  const found = await publicByHash(db, { hash, reference, holdsPaper, begun: latestDay(now) });
  return (
    (found && (await recordOf(db, found, now))) ??
    refuse('not-found', 'No submission has this code. Compare it with the one on the paper.')
  );
}

/** Of what was once approved alone: references can be tried one after the other. */
export async function readByReference(
  db: Queries,
  { reference, version }: { reference: string; version?: number | undefined },
  now: Date,
): Promise<Answer<PublicRecord>> {
  const found = await publicByReference(db, reference);
  const versions = await versionsOf(db, found, now);
  const asked = version === undefined ? currentAmong(versions) : version;
  const one =
    versions.some((known) => known.version === asked) &&
    found.find(({ submission }) => submission.version === asked);
  return (
    (one && (await recordOf(db, one, now))) ||
    refuse('not-found', 'No approved game has this reference. Compare it with the one on the paper.')
  );
}

async function recordOf(
  db: Queries,
  { submission, operator }: Found,
  now: Date,
): Promise<Answer<PublicRecord> | undefined> {
  const analysis = await analysisById(db, submission.analysisId);
  if (!analysis) return undefined;
  const played = await playedAs(db, submission);
  if (!played.ok) return played;
  const { printed, rulebook, variant } = played.value;
  const stored = await decisionOf(db, submission.id);
  const damaged = await unlikeWritten(db, submission);
  const seal = await sealOf(db, submission, stored);
  const decision = unconfirmed(seal) ? undefined : stored;
  const today = dayIn(submission.rulebook, now);
  const held = await heldOf(db, submission);
  const days = decision && approvedDays(submission, variant.circumstances, { today, held });
  const open = await openTrial(db, submission.reference, today);
  const applied = (await shelfOf(db)).applied(submission.rulebook, today);
  // 2.3(d) has it added to the rules: until an edition has it, they are read here.
  const added =
    seal?.state === 'good' &&
    seenState(submission, today) === 'adopted' &&
    !(applied.ok && variant.filed && listsFiled(applied.value.book, variant.filed, printed.label));
  const openTo = open?.submission.id === submission.id ? open.openBy : undefined;
  const places = playedAt(submission, variant.circumstances, today);
  const subject = publicSubject(submission, played.value, analysis);
  const decidedBy = decision?.sealed?.record.authority;
  const life =
    seal?.state === 'good' ? lifeOf(stored, await trialStepsOf(db, submission.id), played.value) : [];
  const variations = await variationsUnder(db, [submission.reference]);
  const own = variations.find((row) => row.submission.id === submission.id);
  const sound = own && (await alteredVariation(db, own.variation, submission)).length === 0;
  const running = (await runningUnder(db, [submission.reference], now)).get(submission.reference) ?? [];
  const others = running.filter(
    ({ hash, version }) => hash !== submission.hash || version !== submission.version,
  );
  const versions = await versionsOf(db, await publicByReference(db, submission.reference), now);
  return {
    ok: true,
    value: {
      reference: submission.reference,
      version: submission.version,
      game: played.value.game.label,
      operator,
      ...(places ? { premises: listed(places) } : {}),
      rulebook: submission.rulebook,
      regulator: `${rulebook.authority}, ${rulebook.jurisdiction}`,
      ...(decidedBy ? { decidedBy } : {}),
      rulesOf: submission.day,
      status: unconfirmed(seal) ? 'unconfirmed' : seenState(submission, today),
      hash: submission.hash,
      ...(submission.submittedAt ? { submittedAt: submission.submittedAt } : {}),
      ...(decision ? { decidedAt: decision.at } : {}),
      ...(seal ? { seal } : {}),
      conditions: decision?.conditions ?? [],
      ...(days ? { days } : {}),
      ...(days && variant.circumstances.trial?.joins ? { joins: variant.circumstances.trial.joins } : {}),
      ...(openTo ? { openTo } : {}),
      ...(variant.filed && (openTo || added) ? { filed: publicRules(variant.filed) } : {}),
      ...(damaged.length > 0 ? { damaged } : {}),
      limits: limitsOf(subject),
      options: optionsOf(played.value),
      edges: publicWagers(subject, printed),
      edge: edgeKept(printed),
      ...(afterFeesFor(subject) && { feesOnTop: true as const }),
      ...(damaged.length > 0 ? {} : { layout: feltsOnScreen(subject) }),
      exactly: howExactly(subject.analysis.wagers),
      ...(life.length > 0 ? { life } : {}),
      ...(own && sound ? { variation: await publicVariation(db, own, now) } : {}),
      ...(others.length > 0 ? { running: others } : {}),
      ...(versions.length > 0 ? { versions } : {}),
    },
  };
}
