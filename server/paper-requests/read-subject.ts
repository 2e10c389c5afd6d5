/** What a paper is made from, read for the person who asks; for anyone who may not see it, it does not exist. */

import { figuresFrom } from '@/rulebooks/analysis/analyse';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { evaluate } from '@/rulebooks/evaluation';
import type { Rulebook } from '@/rulebooks/format/record';
import { gameUnder } from '@/rulebooks/offer/charges';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { gameOf } from '@/rulebooks/terms/lookup';
import { variantHash } from '@/rulebooks/variant/hash';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { answersFor } from '../analyses/answered';
import { computedOn } from '../analyses/computed-hash';
import type { AnalysisWhole } from '../analyses/shapes';
import { unwitnessed } from '../analyses/unwitnessed';
import { whyNotCurrent } from '../analyses/why-not-current';
import type { Change, Subject, SubmissionRecord } from '../documents/subject';
import { readDraft } from '../drafts/read-draft';
import type { DraftWhole } from '../drafts/shapes';
import { environment } from '../environment/environment';
import { onPapers } from '../letterheads/on-papers';
import { frozenLetterheadOf, letterheadOf } from '../letterheads/queries';
import { type Answer, refuse } from '../problems/problem';
import { paperCode } from '../record/paper-code';
import { editionOn, rulebookFor, rulebookFrozen } from '../rulebooks/shelf';
import { type Changes, changesFrom, changesPutForward } from '../submissions/changes/changes';
import { departing } from '../submissions/changes/from-rulebook';
import { readAnalysis } from '../submissions/read/read-analysis';
import { readSubmission } from '../submissions/read/read-submission';
import { frozenAnswers, frozenFindings, mayBeKnown } from '../submissions/stored/queries';
import type { SubmissionWhole } from '../submissions/stored/shapes';
import { decidedOf } from './decided';

/** With its reference, as another operator may have submitted the same variant. */
export const recordUrl = (hash: string, reference: string): string =>
  `${environment().publicUrl}/record/${hash}?reference=${encodeURIComponent(reference)}`;

/** With what shows that a paper of it was at hand. */
export const recordUrlInHand = (hash: string, reference: string): string =>
  `${recordUrl(hash, reference)}&code=${paperCode(hash, reference)}`;

/** Of a version that not anyone may know of yet, for whoever holds a paper of it. */
function sentRecordUrl({
  hash,
  reference,
  stored: state,
  decision,
}: Pick<SubmissionWhole, 'hash' | 'reference' | 'stored' | 'decision'>): string {
  return mayBeKnown({ state, trialFrom: decision?.trialFrom ?? null })
    ? recordUrl(hash, reference)
    : recordUrlInHand(hash, reference);
}

type Figures = { analysis: Analysis; run?: SubmissionRecord['run'] };

/** The analysis itself, apart from what the store adds to it. */
function stored({
  id: _id,
  variantHash: _hash,
  machine,
  createdAt: _at,
  ...analysis
}: AnalysisWhole): Figures {
  const { seconds, threads } = analysis;
  return {
    analysis,
    run: { seconds, threads, machine: `${machine.processor}, ${machine.platform}, Node ${machine.node}` },
  };
}

const changed = (changes: Changes): Change[] =>
  changes.differences.map(({ what, before, after }) => ({
    field: what,
    before: before ?? 'nothing',
    after: after ?? 'nothing',
  }));

/** With the game as its variant offers it: with the wagers that the operator wrote, and less what the house charges. */
function asOffered(
  rulebook: Rulebook,
  edition: string | null,
  rest: Omit<Subject, 'rulebook' | 'game' | 'edition'>,
): Answer<Subject> {
  const { variant } = rest;
  const game = gameOf(rulebook, variant.game);
  if (!game.ok) return game;
  const offered = gameUnder(gameAsPlayed(rulebook, game.value, variant), variant);
  const { day, findings, analysis } = rest;
  const departures = departing({ variant, day, wagers: analysis.wagers, findings, rulebook });
  const record = { ...rest.record, ...(departures.length > 0 && { departures }) };
  return { ok: true, value: { rulebook, game: offered, ...(edition && { edition }), ...rest, record } };
}

export async function submissionSubject(context: MemberContext, id: string): Promise<Answer<Subject>> {
  const read = await readSubmission(context, id);
  if (!read.ok) return read;
  const submission = read.value;
  const damaged = submission.open.find(({ code }) => code === 'damaged');
  if (damaged) return refuse('damaged', damaged.says);
  const analysis = await readAnalysis(context, submission.analysis.id);
  if (!analysis.ok) return analysis;
  const { run, analysis: figures } = stored(analysis.value);
  const { decision } = submission;
  const changes = await changesPutForward(context.db, id);
  const record: SubmissionRecord = {
    reference: submission.reference,
    version: submission.version,
    ...decidedOf(submission, dayIn(submission.rulebook, context.now())),
    draft: false,
    hash: submission.hash,
    dated: decision?.at ?? submission.submittedAt ?? submission.frozenAt,
    operator: submission.operator,
    recordUrl: sentRecordUrl(submission),
    run,
    ...(changes ? { changes: changed(changes) } : {}),
    ...(submission.notified ? { inWriting: submission.notified } : {}),
  };
  const { variant, day } = submission;
  const rulebook = await rulebookFrozen(context.db, submission, variant);
  if (!rulebook.ok) return rulebook;
  // As they were frozen: whoever verifies a dossier finds the same again.
  const findings = await frozenFindings(context.db, id);
  const answers = await frozenAnswers(context.db, id);
  const organisation = await frozenLetterheadOf(context.db, id);
  return asOffered(rulebook.value, submission.edition, {
    variant,
    day,
    analysis: figures,
    findings,
    answers,
    organisation,
    record,
  });
}

/** The papers of a draft are made from its analysis; what is only looked at, from exact figures without a witness too. */
async function figuresOf(
  context: MemberContext,
  { variant, day, analysis: latest }: DraftWhole,
  looking: boolean,
): Promise<Answer<Figures>> {
  if (latest?.current) {
    const analysis = await readAnalysis(context, latest.id);
    return analysis.ok ? { ok: true, value: stored(analysis.value) } : analysis;
  }
  if (!looking)
    return refuse(
      'analysis-missing',
      `This draft ${whyNotCurrent(latest, await computedOn(context.db, { variant, day }))}. Run its analysis, then open its papers again.`,
    );
  const { db, member } = context;
  const analysis = await unwitnessed(db, { variant, day, organisation: member.organisation.id });
  return analysis.ok ? { ok: true, value: { analysis: analysis.value } } : analysis;
}

export async function draftSubject(
  context: MemberContext,
  id: string,
  looking = false,
): Promise<Answer<Subject>> {
  const read = await readDraft(context, id);
  if (!read.ok) return read;
  const { variant, day, revision, revises, updatedAt } = read.value;
  const known = await figuresOf(context, read.value, looking);
  if (!known.ok) return known;
  const { run, analysis: figures } = known.value;
  const rulebook = await rulebookFor(context.db, variant, day);
  if (!rulebook.ok) return rulebook;
  const under = await editionOn(context.db, variant.rulebook, day);
  const hash = await variantHash(variant);
  const reference = revises?.reference ?? 'Draft';
  const findings = evaluate({ rulebook: rulebook.value, variant, day, figures: figuresFrom(figures) });
  const { wagers } = figures;
  const changes =
    revises &&
    (await changesFrom(context.db, revises.id, {
      variant,
      day,
      wagers,
      findings,
      rulebook: rulebook.value,
    }));
  const record: SubmissionRecord = {
    reference,
    version: revises ? revises.version + 1 : 1,
    status: `Draft, revision ${revision}`,
    draft: true,
    hash,
    dated: updatedAt,
    operator: context.member.organisation.name,
    recordUrl: recordUrl(hash, reference),
    run,
    ...(changes ? { changes: changed(changes) } : {}),
  };
  const answered = await answersFor(context.db, rulebook.value, variant, context.member.organisation.id);
  if (!answered.ok) return answered;
  const answers = answered.value.length > 0 ? answered.value : undefined;
  const letterhead = await letterheadOf(context.db, context.member.organisation.id);
  const organisation = onPapers(letterhead ?? {}, rulebook.value);
  return asOffered(rulebook.value, under.ok ? under.value.hash : null, {
    variant,
    day,
    analysis: figures,
    findings,
    answers,
    organisation,
    record,
  });
}
