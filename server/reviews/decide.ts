import { OPEN_CODES, type OpenCode } from '@/rulebooks/findings/open-codes';
import type { Given } from '@/rulebooks/judging/given';
import { labelsOfOwnCounts } from '@/simulations/analysis/settled';
import type { MemberContext } from '../access/context';
import { nameOf, operatorName } from '../accounts/stored/names';
import { analysisById } from '../analyses/queries';
import { attachRows, chosenFiles, enclosedIn } from '../attachments/attach';
import type { AttachmentRow } from '../attachments/queries';
import type { Queries } from '../db/client';
import { isDamaged } from '../db/schema/json';
import { type Answer, refuse, type ServerProblem } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { sealDecision } from '../seals/decision';
import type { SealedDecision } from '../seals/decision-record';
import type { Overruled } from '../seals/overruled-record';
import { keepLaterEffects } from '../submissions/editions/later-editions';
import { beyondJoined } from '../submissions/joining/joined';
import { openData, openOf, refuseOpen } from '../submissions/open/open-items';
import { standingOf } from '../submissions/open/standing';
import { allows, forbidden, type Move, type Moved, move, type Seen } from '../submissions/steps/move';
import { tellOperator } from '../submissions/steps/tell-operator';
import { findingsShown } from '../submissions/stored/findings-now';
import { inTheWayOf, overruledAmong } from '../submissions/stored/judged';
import { judgementsOf } from '../submissions/stored/judgements';
import { ownFeesLapsed } from '../submissions/stored/own-fees';
import { frozenVariant, insertDecision, rerunsOf, type SubmissionRow } from '../submissions/stored/queries';
import { clauseOfStep } from '../submissions/stored/step-basis';
import { wouldGive } from '../submissions/stored/would-give';
import { approvalRefused, reversedDays } from '../submissions/trial/days-refused';
import { withDaysApproved } from '../submissions/trial/days-set';
import { type Instead, supersedeEarlier } from '../submissions/trial/supersede';
import { decidedNotice, otherDays } from '../vocabulary/life/other-days';
import { STATE_LABELS } from '../vocabulary/life/states';
import { AFTER, type DecisionKind, STEP_RECORDS } from '../vocabulary/life/steps';
import { beyondTrial, unknownTrial } from './beyond-trial';
import { clausesGiven, leftOpen, openFor, reasonsAsked, standingSays } from './in-the-way';
import { notLookedAt } from './not-looked-at';
import { needsSecond, propose, type Seconding } from './proposed';

export type DecisionInput = {
  id: string;
  revision: number;
  kind: DecisionKind;
  reasons: string;
  conditions: string[];
  trialFrom?: string | undefined;
  trialTo?: string | undefined;
  files?: string[] | undefined;
  /** What is open and known to whoever approves it. */
  acknowledged?: OpenCode[];
};

/** What each kind of decision requires. */
export function missingFrom(input: Omit<DecisionInput, 'id' | 'revision'>): ServerProblem[] {
  const missing = (field: string, message: string): ServerProblem => ({
    code: 'decision-incomplete',
    message,
    field,
  });
  const misplaced = (which: string): ServerProblem[] =>
    input.conditions.length === 0
      ? []
      : [
          {
            code: 'conditions-misplaced',
            message: `${which} has no conditions. Remove them, or approve with conditions.`,
            field: 'conditions',
          },
        ];
  switch (input.kind) {
    case 'approve-for-trial': {
      if (!input.trialFrom) return [missing('trialFrom', 'Give the first day of the trial.')];
      if (!input.trialTo) return [missing('trialTo', 'Give the last day of the trial.')];
      const reversed = reversedDays({ from: input.trialFrom, to: input.trialTo });
      return reversed ? [reversed] : [];
    }
    case 'refuse':
      return input.reasons
        ? misplaced('A refusal')
        : [
            missing('reasons', 'Give the reasons for the refusal. The operator reads them.'),
            ...misplaced('A refusal'),
          ];
    case 'approve-with-conditions':
      return input.conditions.length > 0
        ? []
        : [missing('conditions', 'Give at least one condition, or approve without conditions.')];
    case 'approve':
      return misplaced('An approval without conditions');
  }
}

/** Only a trial has a first and a last day, whatever was sent. */
const daysOf = ({
  kind,
  trialFrom,
  trialTo,
}: DecisionInput): { trialFrom?: string | undefined; trialTo?: string | undefined } =>
  kind === 'approve-for-trial' ? { trialFrom, trialTo } : {};

const trialOf = (input: DecisionInput): { from: string; to: string } | undefined => {
  const { trialFrom: from, trialTo: to } = daysOf(input);
  return from && to ? { from, to } : undefined;
};

/** The days of a trial are agreed in advance: none begins before it is decided, before there were rules, or ends before its rules apply. */
async function pastTrial(
  tx: Queries,
  { kind, trialFrom = '', trialTo = '' }: DecisionInput,
  today: string,
  { day: rulesOf, rulebook }: Pick<SubmissionRow, 'day' | 'rulebook'>,
): Promise<ServerProblem[]> {
  if (kind !== 'approve-for-trial') return [];
  const editions = (await shelfOf(tx)).editions(rulebook);
  const first = editions.ok ? editions.value[0].book.validFrom : '';
  const refused = approvalRefused({ from: trialFrom, to: trialTo }, { first, today, rulesOf });
  return refused ? [refused] : [];
}

/** The decision and what it rests on, sealed in the same transaction: neither is kept without the other. */
async function record(
  tx: Queries,
  { member }: MemberContext,
  submission: SubmissionRow,
  input: DecisionInput,
  {
    at,
    seconding,
    overruled,
    gives,
    files,
  }: {
    at: string;
    seconding?: Seconding | undefined;
    overruled: Overruled[];
    gives: Given[];
    files: AttachmentRow[];
  },
): Promise<Answer<SealedDecision>> {
  const analysis = await analysisById(tx, submission.analysisId);
  if (!analysis) throw new Error(`submission ${submission.id} has lost its analysis`);
  const { kind, reasons, conditions } = input;
  const decided = { at, reasons, conditions, ...daysOf(input) };
  const ownCounts = isDamaged(analysis.result) ? [] : labelsOfOwnCounts(analysis.result.wagers);
  const sealed = sealDecision({
    reference: submission.reference,
    version: submission.version,
    rulebook: submission.rulebook,
    game: submission.game,
    rulesOf: submission.day,
    operator: await operatorName(tx, submission.organisationId),
    variant: submission.hash,
    analysis: analysis.result.hash,
    decision: kind,
    by: member.name,
    ...(seconding && { proposedBy: await nameOf(tx, seconding.proposal.by) }),
    authority: member.organisation.name,
    ...(await clauseOfStep(tx, submission, STEP_RECORDS[kind])),
    ...(overruled.length > 0 && { overruled }),
    ...(gives.length > 0 && { gives }),
    ...(ownCounts.length > 0 && { ownCounts }),
    ...enclosedIn(files),
    ...decided,
  });
  if (!sealed.ok) return sealed;
  await insertDecision(tx, {
    submissionId: input.id,
    kind,
    by: member.id,
    ...(seconding && { proposedBy: seconding.proposal.by }),
    ...decided,
    sealed: sealed.value,
  });
  return sealed;
}

export const decide = (context: MemberContext, input: DecisionInput): Promise<Answer<Moved>> =>
  move(context, input, (seen, tx) => decideSeen(context, tx, seen, input));

const TAKES_THE_PLACE: Partial<Record<DecisionKind, Instead>> = {
  'approve-for-trial': 'trial',
  approve: 'permanent',
  'approve-with-conditions': 'permanent',
};

/** Checked as a whole when it is proposed, and again when it is confirmed. */
export async function decideSeen(
  context: MemberContext,
  tx: Queries,
  seen: Seen,
  input: DecisionInput,
  seconding?: Seconding,
): Promise<Answer<Move>> {
  const { submission, at, today } = seen;
  if (!allows(seen.state, input.kind)) return forbidden(seen.state, 'decided so');
  const { variant } = frozenVariant(submission);
  const { clause } = await clauseOfStep(tx, submission, STEP_RECORDS[input.kind]);
  const incomplete = [
    ...beyondTrial(input.kind, variant),
    ...unknownTrial(input.kind, variant, clause),
    ...missingFrom(input),
  ];
  const { trialFrom: begins, trialTo: ends } = daysOf(input);
  const problems =
    incomplete.length > 0
      ? incomplete
      : [
          ...(await pastTrial(tx, input, today, submission)),
          ...(begins && ends
            ? await beyondJoined(tx, submission, { from: begins, to: ends }, { today, field: 'trialTo' })
            : []),
        ];
  if (problems.length > 0) return { ok: false, problems };
  const judgements = await judgementsOf(tx, submission.id);
  const standing = await standingOf(tx, submission, today);
  const findings = findingsShown(submission, standing);
  const reruns = await rerunsOf(tx, submission.id);
  const found = [
    ...openOf(submission, today, standing),
    ...(input.kind === 'refuse' || isDamaged(findings) ? [] : notLookedAt({ findings, judgements, reruns })),
  ];
  const gives =
    input.kind === 'refuse' ? [] : await wouldGive(tx, submission, { judgements, trial: trialOf(input) });
  const { circumstances } = variant;
  const open = withDaysApproved(found, input, { circumstances, today });
  const known = input.kind === 'refuse' ? OPEN_CODES : (input.acknowledged ?? []);
  const closed = refuseOpen(openFor(input.kind, open), known);
  if (closed) return closed;
  const { kind, reasons, conditions } = input;
  const left = leftOpen(open, gives);
  const asked = reasonsAsked(kind, left);
  if (asked && !reasons)
    return refuse('decision-incomplete', `${asked} The operator reads them.`, { field: 'reasons' });
  const stands = kind === 'refuse' ? undefined : standingSays(inTheWayOf(findings, judgements));
  if (stands) return refuse('breach-stands', stands, { field: 'kind' });
  const fees = kind === 'refuse' ? undefined : await ownFeesLapsed(tx, submission, today);
  if (fees) return fees;
  const overruled = overruledAmong(submission.findings, judgements);
  if (needsSecond(context.member, kind) && !seconding)
    return propose(context, tx, seen, {
      what: 'decision',
      kind,
      reasons,
      conditions,
      ...daysOf(input),
      ...(input.files?.length && { files: input.files }),
    });
  const files = await chosenFiles(tx, context, input.files ?? [], { checked: seconding !== undefined });
  if (!files.ok) return files;
  const sealed = await record(tx, context, submission, input, {
    at,
    seconding,
    overruled,
    gives,
    files: files.value,
  });
  if (!sealed.ok) return sealed;
  const attached = await attachRows(tx, context.member.id, files.value, {
    subject: `submission:${submission.id}`,
    part: 'decision',
    at,
  });
  const instead = TAKES_THE_PLACE[kind];
  // A trial that begins later takes it on its first day, by the clock.
  const begun = (daysOf(input).trialFrom ?? today) <= today;
  const superseded = instead && begun ? await supersedeEarlier(tx, seen, instead) : [];
  if (instead) await keepLaterEffects(tx, submission);
  await tellOperator(tx, submission, {
    kind: 'decided',
    at,
    text: decidedNotice(
      submission,
      STATE_LABELS[AFTER[input.kind]],
      otherDays(circumstances.trial, daysOf(input)),
      superseded,
    ),
  });
  const { trialFrom, trialTo } = daysOf(input);
  return {
    ok: true,
    value: {
      step: kind,
      data: {
        decision: kind,
        reasons,
        conditions,
        ...daysOf(input),
        ...(seconding && { proposal: seconding.proposal.id, proposedBy: seconding.proposal.by }),
        hash: submission.hash,
        ...(overruled.length > 0 && { overruled: overruled.map(({ rule }) => rule) }),
        seal: sealed.value.seal,
        ...attached,
        ...clausesGiven(gives),
        ...openData(left),
      },
      ...(trialFrom && trialTo && { standing: { trialFrom, trialTo, trialAgreed: trialTo } }),
    },
  };
}
