import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import type { Given } from '@/rulebooks/judging/given';
import { gameOf } from '@/rulebooks/terms/lookup';
import { dayIn, todayAt } from '@/rulebooks/zones';
import type { Member, MemberContext } from '../../access/context';
import { unregulatedAmong } from '../../accounts/organisations/unregulated';
import { nameOf, operatorName } from '../../accounts/stored/names';
import { colleagues } from '../../accounts/stored/queries';
import { askedQuestion } from '../../analyses/asked-question';
import { analysisById, wholeOf } from '../../analyses/queries';
import { filesFor } from '../../attachments/read-by';
import { historyOf } from '../../audit/history';
import { isDamaged } from '../../db/schema/json';
import { signMissing } from '../../documents/content/missing';
import { draftsRevising } from '../../drafts/queries';
import { activeOfSubmission } from '../../jobs/queries';
import { type Answer, notFound } from '../../problems/problem';
import { rulebookFrozen } from '../../rulebooks/shelf';
import { unconfirmed } from '../../seals/decision-seal';
import type { Judgement } from '../../vocabulary/judgement';
import { Proposed } from '../../vocabulary/life/proposed';
import { isUndecided } from '../../vocabulary/life/states';
import { clausesOf } from '../../vocabulary/life/step-clause';
import { STEP_RECORDS } from '../../vocabulary/life/steps';
import type { VariationBrief } from '../../vocabulary/variation-brief';
import { changesOf, changesPutForward, changesSinceApproved } from '../changes/changes';
import { fromRulebook } from '../changes/from-rulebook';
import { laterEditions } from '../editions/later-editions';
import { endingWith } from '../joining/who-joins';
import { openCountsOf, openOf } from '../open/open-items';
import { standingOf } from '../open/standing';
import { sealOf } from '../sealed/seal';
import { allows, withinReach } from '../steps/move';
import { assigneeOf } from '../stored/assignments';
import { aliveProposal, revisionFor } from '../stored/between-reviewers';
import {
  type ApprovedDays,
  approvedDays,
  type OnDay,
  playableOn,
  seenState,
  standsOn,
  trialDays,
} from '../stored/days';
import { findingsShown, toldBySubmitting } from '../stored/findings-now';
import { givingsAmong, givingsOf } from '../stored/givings';
import { heldAmong, heldOf } from '../stored/held';
import { judgementsAmong, judgementsOf } from '../stored/judgements';
import { notifiedBy } from '../stored/notified';
import { othersToSend } from '../stored/prepared';
import {
  decisionOf,
  differingAmong,
  frozenVariant,
  rerunsOf,
  type SubmissionRow,
  submissionById,
  submissionsOf,
} from '../stored/queries';
import { questionsOf } from '../stored/questions';
import type { ProposalWhole, SubmissionSummary, SubmissionWhole, TrialStepShown } from '../stored/shapes';
import { declinedOf, type TrialStep, trialStepsOf } from '../stored/trial-steps';
import { wouldGive } from '../stored/would-give';
import { openToAdopt, openToAsk, trialAt } from '../trial/adoption-open';
import { waysOut } from '../variations/in-the-way';
import { briefOf, type VariationRow, variationOfSubmission, variationsAmong } from '../variations/queries';
import { submitterInvitedBy } from './invited-by';

function daysOf(submission: SubmissionRow, on: OnDay): { days?: ApprovedDays } {
  const days = approvedDays(submission, frozenVariant(submission).variant.circumstances, on);
  return days ? { days } : {};
}

const offeredAs = (
  row: VariationRow | undefined,
  submission: SubmissionRow,
  on: { now: Date; held: Held | undefined },
): { variation?: VariationBrief } => (row ? { variation: briefOf(row, submission, on) } : {});

export async function listSubmissions({ db, now, member }: MemberContext): Promise<SubmissionSummary[]> {
  const rows = await submissionsOf(db, member.organisation.id);
  const unregulated = await unregulatedAmong(
    db,
    rows.map(({ submission }) => submission.rulebook),
  );
  const differing = await differingAmong(
    db,
    rows.map(({ submission }) => submission.id),
  );
  const variations = await variationsAmong(
    db,
    rows.map(({ submission }) => submission.id),
  );
  const judgements = await judgementsAmong(
    db,
    rows.map(({ submission }) => submission.id),
    { forOperator: true },
  );
  const givings = await givingsAmong(
    db,
    rows.map(({ submission }) => submission),
  );
  const instant = now();
  const today = todayAt(instant);
  const helds = await heldAmong(
    db,
    rows.map(({ submission }) => submission),
  );
  return rows.map(({ submission, openQuestions }) => ({
    ...daysOf(submission, { today: today(submission.rulebook), held: helds.get(submission.id) }),
    id: submission.id,
    reference: submission.reference,
    name: submission.name,
    rulebook: submission.rulebook,
    game: submission.game,
    gameLabel: submission.gameLabel,
    version: submission.version,
    state: seenState(submission, today(submission.rulebook)),
    hash: submission.hash,
    ...(submission.submittedAt ? { submittedAt: submission.submittedAt } : {}),
    updatedAt: submission.updatedAt,
    openQuestions,
    ...offeredAs(variations.get(submission.id), submission, {
      now: instant,
      held: helds.get(submission.id),
    }),
    open: openCountsOf(submission, today(submission.rulebook), {
      ...unregulated.get(submission.rulebook),
      ...(differing.has(submission.id) && { rerunDiffers: true }),
      notified: notifiedBy(variations.get(submission.id)),
      givings: givings.get(submission.id),
      judgements: judgements.get(submission.id),
    }),
  }));
}

/** What another reviewer has to end; undefined once the submission has moved on. */
async function proposalFor(
  db: MemberContext['db'],
  member: Member,
  submission: SubmissionRow,
): Promise<ProposalWhole | undefined> {
  if (member.organisation.kind !== 'regulator') return undefined;
  const alive = await aliveProposal(db, submission.id);
  const content = Proposed.safeParse(alive?.content);
  if (!alive || !content.success) return undefined;
  const { id, by, at } = alive;
  return { id, by: await nameOf(db, by), own: by === member.id, at, content: content.data };
}

async function endingWithIt(db: MemberContext['db'], submission: SubmissionRow, today: string) {
  if (!allows(seenState(submission, today), 'discontinue')) return [];
  const rows = await endingWith(db, submission, today);
  return Promise.all(
    rows.map(async (row) => ({
      reference: row.reference,
      operator: await operatorName(db, row.organisationId),
      to: trialDays(row)?.to ?? '',
    })),
  );
}

/** For reviewers alone. */
async function betweenReviewers(
  db: MemberContext['db'],
  member: Member,
  { submission, today }: { submission: SubmissionRow; today: string },
) {
  if (member.organisation.kind !== 'regulator') return {};
  const assignee = await assigneeOf(db, submission.id);
  const people = await colleagues(db, member.organisation.id, 'reviewer');
  const since = await changesSinceApproved(db, submission);
  const invited = await submitterInvitedBy(db, submission);
  const declined = await declinedOf(db, submission.id);
  const ending = await endingWithIt(db, submission, today);
  return {
    ...(invited ? { submitterInvited: invited } : {}),
    ...(declined.length > 0 ? { declined } : {}),
    ...(ending.length > 0 ? { endWithIt: ending } : {}),
    ...(assignee ? { assignee } : {}),
    reviewers: people.map(({ id, name }) => ({ id, name })),
    ...(since ? { sinceApproved: since } : {}),
  };
}

/** For reviewers, while they may approve or adopt it: what either would give of what is open. */
async function givenByDeciding(
  db: MemberContext['db'],
  submission: SubmissionRow,
  { today, judgements }: { today: string; judgements: readonly Judgement[] },
): Promise<{ gives?: Given[] }> {
  const state = seenState(submission, today);
  const adopts = allows(state, 'adopt');
  if (!isUndecided(state) && !adopts) return {};
  const gives = await wouldGive(db, submission, { judgements, adopts });
  return gives.length > 0 ? { gives } : {};
}

/** What was done during the trial, each request for adoption with what spoke against it then, and what does so now. */
async function trialShown(
  db: MemberContext['db'],
  submission: SubmissionRow,
  { steps, at, own }: { steps: TrialStep[]; at: string; own: boolean },
): Promise<Pick<SubmissionWhole, 'trialSteps' | 'adoptionOpen'>> {
  const now = await trialAt(db, submission, { steps, at });
  const shown = steps.map(async (step): Promise<TrialStepShown> => {
    const then = step.step === 'ask-adoption' && (await trialAt(db, submission, { steps, at: step.at }));
    const open = then ? openToAsk(then) : [];
    return { ...step, ...(open.length > 0 && { open }) };
  });
  const open = now ? (own ? openToAsk(now) : openToAdopt(now)) : [];
  return {
    ...(steps.length > 0 && { trialSteps: await Promise.all(shown) }),
    ...(open.length > 0 && { adoptionOpen: open }),
  };
}

async function successorOf(db: MemberContext['db'], { supersededBy }: SubmissionRow) {
  const later = supersededBy ? await submissionById(db, supersededBy) : undefined;
  return later ? { supersededBy: { id: later.id, version: later.version } } : {};
}

export async function readSubmission(
  { db, now, member }: MemberContext,
  id: string,
): Promise<Answer<SubmissionWhole>> {
  const submission = await withinReach(db, member, id);
  if (!submission) return notFound('submission');
  const analysis = await analysisById(db, submission.analysisId);
  if (!analysis) throw new Error(`submission ${id} has lost its analysis`);
  const { variant, refused } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) return rulebook;
  const game = gameOf(rulebook.value, submission.game);
  const variation = await variationOfSubmission(db, id);
  const decision = await decisionOf(db, id);
  const seal = await sealOf(db, submission, decision);
  // What nothing vouches for gives nothing.
  const givings = unconfirmed(seal) ? [] : await givingsOf(db, submission);
  const notified = notifiedBy(variation) ?? toldBySubmitting(submission, variant);
  const findings = findingsShown(submission, { notified, givings });
  const trialSteps = await trialStepsOf(db, id);
  const proposal = await proposalFor(db, member, submission);
  const reruns = await rerunsOf(db, id);
  const rerun = await activeOfSubmission(db, id);
  const own = member.organisation.kind === 'operator';
  const today = dayIn(submission.rulebook, now());
  // An operator reads what was said until the authority last decided, and nothing of what reviewers think meanwhile.
  const judgements = await judgementsOf(db, id, { forOperator: own });
  const standing = await standingOf(db, submission, today);
  // What nothing vouches for approves nothing.
  const on = { today, held: await heldOf(db, submission) };
  const isApproved = daysOf(submission, on).days?.of === 'trial' || submission.state === 'adopted';
  const approvedTrial = isApproved && !unconfirmed(seal) ? variant.circumstances.trial : undefined;
  const approved =
    decision && decision.kind !== 'refuse' && !unconfirmed(seal)
      ? dayIn(submission.rulebook, decision.at)
      : undefined;
  const damaged = [
    ...(standing.damaged ?? []),
    ...(isDamaged(decision?.conditions) ? ['conditions of the decision'] : []),
    ...(reruns.some(({ differences }) => isDamaged(differences)) ? ['differences of a re-run'] : []),
  ];
  const concerned = isUndecided(submission.state) || playableOn(submission, variant.circumstances, on);
  const later = concerned ? await laterEditions(db, submission, today) : [];
  const changes = await (own ? changesOf(db, submission) : changesPutForward(db, id));
  const departs = own
    ? undefined
    : fromRulebook({
        variant,
        day: submission.day,
        wagers: isDamaged(analysis.result) ? [] : analysis.result.wagers,
        findings: isDamaged(findings) ? [] : findings,
        rulebook: rulebook.value,
      });
  const revisions = own
    ? await draftsRevising(db, { submission: id, organisation: member.organisation.id })
    : [];
  return {
    ok: true,
    value: {
      id,
      reference: submission.reference,
      name: submission.name,
      version: submission.version,
      revision: await revisionFor(db, member, submission),
      state: seenState(submission, today),
      stored: standsOn(submission, today),
      hash: submission.hash,
      variant,
      ...(refused.length > 0 ? { refused } : {}),
      day: submission.day,
      rulebook: submission.rulebook,
      edition: submission.edition,
      editionFrom: rulebook.value.validFrom,
      ...(later.length > 0 ? { laterEditions: later } : {}),
      game: submission.game,
      gameLabel: submission.gameLabel,
      operator: await operatorName(db, submission.organisationId),
      ...(submission.statement ? { statement: submission.statement } : {}),
      ...(submission.submittedAt ? { submittedAt: submission.submittedAt } : {}),
      ...(submission.submittedBy ? { submittedBy: await nameOf(db, submission.submittedBy) } : {}),
      frozenAt: submission.frozenAt,
      frozenBy: await nameOf(db, submission.frozenBy),
      ...(own && submission.state === 'frozen'
        ? { submitters: (await othersToSend(db, submission)).map(({ id, name }) => ({ id, name })) }
        : {}),
      ...(submission.withdrawnReason ? { withdrawnReason: submission.withdrawnReason } : {}),
      analysis: wholeOf(analysis),
      findings,
      judgements,
      ...(submission.answers &&
        game.ok && {
          answers: submission.answers.map((answered) => ({
            ...askedQuestion(game.value, answered),
            result: answered.result,
          })),
        }),
      ...offeredAs(variation, submission, { now: now(), held: on.held }),
      ...(own && submission.state === 'frozen' && !variation
        ? { waysOut: await waysOut(db, submission, { now: now() }) }
        : {}),
      open: openOf(submission, today, { ...standing, givings, damaged, judgements }),
      signMissing: signMissing({
        rulebook: rulebook.value,
        game: game.ok ? game.value : undefined,
        variant,
        findings,
        record: { ...(approvedTrial && { trial: approvedTrial }), approved },
      }),
      attestations: variant.attestations,
      clauses: clausesOf(STEP_RECORDS, {
        rulebook: rulebook.value,
        game: game.ok ? game.value : undefined,
        trial: variant.circumstances.trial !== undefined,
      }),
      history: await historyOf(db, `submission:${id}`, own ? member.organisation.id : undefined),
      questions: await questionsOf(db, { submission: id }),
      files: await filesFor(db, member, `submission:${id}`),
      ...(decision ? { decision } : {}),
      ...daysOf(submission, on),
      ...(await trialShown(db, submission, { steps: trialSteps, at: now().toISOString(), own })),
      ...(proposal ? { proposal } : {}),
      ...(member.organisation.twoReviewers ? { twoReviewers: true } : {}),
      ...(await successorOf(db, submission)),
      ...(revisions.length > 0 ? { revisions } : {}),
      ...(seal ? { seal } : {}),
      reruns,
      ...(rerun && member.organisation.kind === 'regulator' ? { rerunJob: rerun.id } : {}),
      ...(changes ? { changes } : {}),
      ...(await betweenReviewers(db, member, { submission, today })),
      ...(departs ? { fromRulebook: departs } : {}),
      ...(notified ? { notified } : {}),
      ...(own ? {} : await givenByDeciding(db, submission, { today, judgements })),
    },
  };
}
