/** What the authority decides on a trial that it approved: extended or not, adopted or not, or stopped. */
import { randomUUID } from 'node:crypto';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { longDate } from '@/rulebooks/spelling/wording';
import type { MemberContext } from '../access/context';
import { nameOf, operatorName } from '../accounts/stored/names';
import { attachRows, chosenFiles, enclosedIn } from '../attachments/attach';
import { actorOf } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, refuse, type ServerProblem } from '../problems/problem';
import { sealRuling } from '../seals/decision';
import { beyondJoined } from '../submissions/joining/joined';
import { tellJoined } from '../submissions/joining/tell-joined';
import { endingWith } from '../submissions/joining/who-joins';
import { openData, openOf, refuseOpen } from '../submissions/open/open-items';
import { standingOf } from '../submissions/open/standing';
import { allows, forbidden, type Move, type Moved, move, moved, type Seen } from '../submissions/steps/move';
import { tellOperator } from '../submissions/steps/tell-operator';
import { seenState, trialDays } from '../submissions/stored/days';
import { findingsShown } from '../submissions/stored/findings-now';
import { inTheWayOf, overruledAmong } from '../submissions/stored/judged';
import { judgementsOf } from '../submissions/stored/judgements';
import type { SubmissionRow } from '../submissions/stored/queries';
import { openQuestionsOf } from '../submissions/stored/questions';
import { clauseOfStep } from '../submissions/stored/step-basis';
import { insertTrialStep, type TrialStep, trialStepsOf } from '../submissions/stored/trial-steps';
import { wouldGive } from '../submissions/stored/would-give';
import { openToAdopt, trialAt } from '../submissions/trial/adoption-open';
import { askedInTime, askedTooLate } from '../submissions/trial/asked-in-time';
import { endRefused, extensionRefused } from '../submissions/trial/days-refused';
import { longerBy } from '../submissions/trial/days-set';
import { supersedeEarlier } from '../submissions/trial/supersede';
import { lastPlaySaid, neverBegan, WRITE_THE_DAY } from '../vocabulary/life/last-play';
import type { TrialDays } from '../vocabulary/life/on-day';
import { type RulingKind, STEP_RECORDS } from '../vocabulary/life/steps';
import { takesPlaceSaid } from '../vocabulary/life/takes-place';
import { endOf } from './end-joined';
import { clausesGiven, leftOpen, openFor, reasonsAsked, standingSays } from './in-the-way';
import { needsSecond, propose, type Seconding } from './proposed';

export type RulingInput = {
  id: string;
  revision: number;
  kind: RulingKind;
  text: string;
  /** Of an adoption, whose text is what was agreed: why it is granted over what is open. */
  reasons?: string | undefined;
  lastDay?: string | undefined;
  files?: string[] | undefined;
  /** What is open and known to whoever adopts or extends it. */
  acknowledged?: OpenCode[];
  /** The reference of the trial that it joins and ends with: whoever joins it ends with that one, too. */
  endsWith?: string;
};

const CANNOT: Record<RulingKind, string> = {
  extend: 'extended',
  'refuse-extension': 'refused an extension',
  adopt: 'adopted',
  'refuse-adoption': 'refused adoption',
  discontinue: 'discontinued',
};

const NEEDS_TEXT: Partial<Record<RulingKind, string>> = {
  'refuse-extension': 'Give the reasons. The operator reads them.',
  adopt: 'Write down the rules, the minimum odds and the highest house edge that were agreed.',
  'refuse-adoption': 'Give the reasons. The operator reads them.',
  discontinue: 'Say what causes the concern. The operator reads it.',
};

/** `ends`: when it is played for the last time, and what that means for the sign. */
const TOLD: Record<RulingKind, (what: string, told: { lastDay: string; ends: string }) => string> = {
  extend: (what, { lastDay }) =>
    `The trial of ${what} is extended to ${lastDay}. Print its sign again: it names the days.`,
  'refuse-extension': (what) => `The trial of ${what} is not extended.`,
  adopt: (what) => `${what} is formally adopted. Print its sign again: it says that the game is on trial.`,
  'refuse-adoption': (what, { ends }) => `${what} is not adopted. ${ends}`,
  discontinue: (what, { ends }) => `The regulator discontinues the trial of ${what}. ${ends}`,
};

/** The notice of a ruling. `before`: the last day until then. */
function toldOf(
  kind: RulingKind,
  { reference, name }: Pick<SubmissionRow, 'reference' | 'name'>,
  { from, before, to }: { from: string; before: string; to: string },
): string {
  const shortened = to < before && !neverBegan({ from, to });
  const ends = lastPlaySaid({ from, to }).concat(shortened ? ` ${WRITE_THE_DAY}` : '');
  return TOLD[kind](`${reference}, ${name},`, { lastDay: longDate(to), ends }).replace(/,( is|\.)/, '$1');
}

const ENDS: ReadonlySet<RulingKind> = new Set<RulingKind>(['refuse-adoption', 'discontinue']);

const ABOUT_EXTENSION: ReadonlySet<RulingKind> = new Set<RulingKind>(['extend', 'refuse-extension']);

/** The day that a ruling names, or what is wrong with it. */
function lastDayOf({ kind, lastDay }: RulingInput, days: TrialDays, today: string) {
  if (kind === 'extend') return { day: lastDay, wrong: extensionRefused(lastDay, days, today) };
  if (!ENDS.has(kind)) return { day: undefined, wrong: undefined };
  return { day: today > days.to ? days.to : lastDay, wrong: endRefused(lastDay, days, today) };
}

export const rule = (context: MemberContext, input: RulingInput): Promise<Answer<Moved>> =>
  move(context, input, (seen, tx) => ruleSeen(context, tx, seen, input));

/** Every trial that joins this one, each with a ruling of its own. */
async function endJoined(
  context: MemberContext,
  tx: Queries,
  { submission, at, today }: Seen,
  day: string,
): Promise<Answer<null>> {
  for (const joined of await endingWith(tx, submission, today)) {
    const seen = { submission: joined, state: seenState(joined, today), at, today };
    const { id, revision } = joined;
    const ruled = await ruleSeen(context, tx, seen, { id, revision, ...endOf(joined, submission, day) });
    if (!ruled.ok) return ruled;
    await moved(tx, actorOf(context.member), seen, ruled.value);
  }
  return { ok: true, value: null };
}

const missing = (field: string, message: string): ServerProblem => ({
  code: 'decision-incomplete',
  message,
  field,
});

async function openNow(tx: Queries, submission: SubmissionRow, when: { steps: TrialStep[]; at: string }) {
  const trial = await trialAt(tx, submission, when);
  return trial ? openToAdopt(trial) : [];
}

/** Checked as a whole when it is proposed, and again when it is confirmed. */
export async function ruleSeen(
  context: MemberContext,
  tx: Queries,
  seen: Seen,
  input: RulingInput,
  seconding?: Seconding,
): Promise<Answer<Move>> {
  const { submission, state, at, today } = seen;
  const { kind, text } = input;
  const days = trialDays(submission);
  if (!allows(state, kind) || !days) return forbidden(state, CANNOT[kind]);
  const { rulebook } = submission;
  const steps = await trialStepsOf(tx, submission.id);
  if (ABOUT_EXTENSION.has(kind) && !askedInTime({ rulebook, to: days.to, today, steps }))
    return refuse('state-forbids', askedTooLate(days.to));
  const { day, wrong } = lastDayOf(input, days, today);
  const needed = NEEDS_TEXT[kind];
  const beyond =
    kind === 'extend' && day
      ? await beyondJoined(tx, submission, { ...days, to: day }, { today, field: 'lastDay' })
      : [];
  const problems = [
    ...(wrong ? [wrong] : []),
    ...beyond,
    ...(needed && !text.trim() ? [missing('text', needed)] : []),
  ];
  if (problems.length > 0) return { ok: false, problems };
  if (kind === 'adopt' && (await openQuestionsOf(tx, { submission: submission.id })).length > 0)
    return refuse('state-forbids', 'A question is still open. Wait for its answer, then adopt the game.');
  const standing = await standingOf(tx, submission, today);
  const open =
    kind === 'adopt'
      ? [...openOf(submission, today, standing), ...(await openNow(tx, submission, { steps, at }))]
      : longerBy(kind, days, day);
  const closed = refuseOpen(openFor('approve', open), input.acknowledged ?? []);
  if (closed) return closed;
  const reasons = kind === 'adopt' ? (input.reasons ?? '').trim() : '';
  const judgements = kind === 'adopt' ? await judgementsOf(tx, submission.id) : [];
  const gives = kind === 'adopt' ? await wouldGive(tx, submission, { judgements, adopts: true }) : [];
  const left = leftOpen(open, gives);
  const asked = reasonsAsked(kind, left);
  if (asked && !reasons)
    return { ok: false, problems: [missing('reasons', `${asked} The operator reads them.`)] };
  const stands =
    kind === 'adopt' ? standingSays(inTheWayOf(findingsShown(submission, standing), judgements)) : undefined;
  if (stands) return refuse('breach-stands', stands, { field: 'kind' });
  const overruled = overruledAmong(submission.findings, judgements);
  if (needsSecond(context.member, kind) && !seconding)
    return propose(context, tx, seen, {
      what: 'ruling',
      kind,
      text,
      ...(reasons && { reasons }),
      ...(day && { lastDay: day }),
      ...(input.files?.length && { files: input.files }),
    });
  const { member } = context;
  const proposedBy = seconding?.proposal.by;
  const files = await chosenFiles(tx, context, input.files ?? [], { checked: seconding !== undefined });
  if (!files.ok) return files;
  const sealed = sealRuling({
    reference: submission.reference,
    version: submission.version,
    operator: await operatorName(tx, submission.organisationId),
    variant: submission.hash,
    ruling: kind,
    at,
    by: member.name,
    ...(proposedBy && { proposedBy: await nameOf(tx, proposedBy) }),
    authority: member.organisation.name,
    ...(await clauseOfStep(tx, submission, STEP_RECORDS[kind])),
    text,
    ...(reasons && { reasons }),
    ...(day && { lastDay: day }),
    ...(overruled.length > 0 && { overruled }),
    ...(gives.length > 0 && { gives }),
    ...enclosedIn(files.value),
  });
  if (!sealed.ok) return sealed;
  await tellJoined(tx, seen, { step: kind, lastDay: day });
  const attached = await attachRows(tx, member.id, files.value, {
    subject: `submission:${submission.id}`,
    part: 'trial-step',
    of: String(submission.revision + 1),
    at,
  });
  await insertTrialStep(tx, {
    id: randomUUID(),
    submissionId: submission.id,
    revision: submission.revision + 1,
    step: kind,
    by: member.id,
    at,
    text,
    ...(reasons && { reasons }),
    lastDay: day,
    proposedBy,
    sealed: sealed.value,
  });
  const superseded = kind === 'adopt' ? await supersedeEarlier(tx, seen, 'permanent') : [];
  await tellOperator(tx, submission, {
    kind: 'ruled',
    at,
    text: toldOf(kind, submission, { from: days.from, before: days.to, to: day ?? days.to }).concat(
      takesPlaceSaid(superseded),
    ),
  });
  if (kind === 'discontinue' && day && !input.endsWith) {
    const ended = await endJoined(context, tx, seen, day);
    if (!ended.ok) return ended;
  }
  return {
    ok: true,
    value: {
      step: kind,
      data: {
        text,
        ...(reasons && { reasons }),
        ...(day && { lastDay: day }),
        ...(seconding && { proposal: seconding.proposal.id, proposedBy }),
        seal: sealed.value.seal,
        ...attached,
        ...clausesGiven(gives),
        ...openData(left),
      },
      ...(day && { standing: { trialTo: day } }),
    },
  };
}
