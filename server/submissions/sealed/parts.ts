/** The parts of a submission that are not what its events say. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { analysisHash } from '@/rulebooks/analysis/analyse';
import { canonicalJson } from '@/simulations/exact/canonical';
import { analysisById } from '../../analyses/queries';
import { filesAsTold } from '../../attachments/as-told';
import { same } from '../../audit/told';
import type { Queries } from '../../db/client';
import { assignment, decision, judgement, proposal, rerun, trialStep } from '../../db/schema/index';
import { letterheadHash } from '../../letterheads/hash';
import { frozenLetterheadOf } from '../../letterheads/queries';
import { questionsAsTold } from '../questions/told';
import type { SubmissionRow } from '../stored/queries';
import { storedQuestions } from '../stored/questions';
import type { Act, Told } from './told';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of the findings as they were frozen; older events have none. */
export const findingsHash = (findings: unknown): string => sha256(canonicalJson(findings));

/** Of the answers to further questions as they were frozen; events without it froze none. */
export const answersHash = (answers: unknown): string => sha256(canonicalJson(answers));

/** What else a frozen row says, as its event keeps it; older events have none. */
export const identityOf = (row: {
  rulebook: string;
  game: string;
  gameLabel: string;
  name: string;
  day: string;
  edition: string | null;
  previousId?: string | null | undefined;
}) => ({
  rulebook: row.rulebook,
  game: row.game,
  gameLabel: row.gameLabel,
  name: row.name,
  rulesOf: row.day,
  ...(row.edition ? { edition: row.edition } : {}),
  ...(row.previousId ? { revises: row.previousId } : {}),
});

const failing = (parts: [string, boolean][]): string[] =>
  parts.filter(([, holds]) => !holds).map(([part]) => part);

export async function frozenParts(db: Queries, row: SubmissionRow, act: Act | undefined): Promise<string[]> {
  if (!act) return ['whole'];
  const { data } = act;
  const analysis = await analysisById(db, row.analysisId);
  const organisation = await frozenLetterheadOf(db, row.id);
  const whole = sha256(row.variant) === data.hash;
  const { rulebook, game } = whole ? JSON.parse(row.variant) : row;
  const kept = data.rulesOf !== undefined;
  const identity = Object.entries({ revises: undefined, edition: undefined, ...identityOf(row) });
  return failing([
    ['variant', whole && row.hash === data.hash],
    ['reference', row.reference === data.reference && row.version === data.version],
    [
      'analysis',
      analysis !== undefined &&
        analysis.result.hash === data.analysis &&
        (await analysisHash(analysis.result)) === data.analysis,
    ],
    ['findings', data.findings === undefined || findingsHash(row.findings) === data.findings],
    ['answers', same([row.answers ? answersHash(row.answers) : undefined], [data.answers])],
    ['letterhead', same([organisation && letterheadHash(organisation)], [data.letterhead])],
    ['operator', row.organisationId === act.organisation],
    ['freezing', row.frozenBy === act.actor && row.frozenAt === act.at],
    [
      'identity',
      row.rulebook === rulebook &&
        row.game === game &&
        (!kept || identity.every(([name, value]) => same([value], [data[name]]))),
    ],
  ]);
}

type DecisionRow = typeof decision.$inferSelect;

/** Older events of other decisions may have days of a trial, which were never kept. */
function isDecisionTold(row: DecisionRow, { actor, at, data }: Act): boolean {
  const days = row.kind === 'approve-for-trial' ? [data.trialFrom, data.trialTo] : [null, null];
  return same(
    [
      row.kind,
      row.reasons,
      row.conditions,
      row.trialFrom,
      row.trialTo,
      row.by,
      row.proposedBy,
      row.at,
      row.sealed?.seal,
    ],
    [data.decision, data.reasons, data.conditions, ...days, actor, data.proposedBy, at, data.seal],
  );
}

type TrialStepRow = typeof trialStep.$inferSelect;

function isTrialStepTold(row: TrialStepRow, { trialSteps }: Told): boolean {
  const act = trialSteps.get(row.revision);
  return same(
    [row.step, row.by, row.at, row.text, row.reasons, row.lastDay, row.proposedBy, row.sealed?.seal],
    [
      act?.step,
      act?.actor,
      act?.at,
      ...['text', 'reasons', 'lastDay', 'proposedBy', 'seal'].map((name) => act?.data[name]),
    ],
  );
}

type ProposalRow = typeof proposal.$inferSelect;

function isProposalTold(row: ProposalRow, { proposals }: Told): boolean {
  const { proposed, ended } = proposals.get(row.id) ?? {};
  return same(
    [row.by, row.at, row.content, row.outcome, row.endedBy, row.endedAt],
    [proposed?.actor, proposed?.at, proposed?.data.content, ended?.outcome, ended?.actor, ended?.at],
  );
}

/** Every step of its trial and every proposal is as its event says, and so are the days that they leave. */
export async function trialTold(db: Queries, row: SubmissionRow, so: Told): Promise<boolean> {
  const steps = await db.select().from(trialStep).where(eq(trialStep.submissionId, row.id));
  return (
    steps.length === so.trialSteps.size &&
    steps.every((step) => isTrialStepTold(step, so)) &&
    same([row.trialFrom, row.trialTo, row.trialAgreed], [so.trial.from, so.trial.to, so.trial.agreed])
  );
}

/** What reviewers said of findings, and who looks after it. */
export async function judgementsTold(db: Queries, { id }: SubmissionRow, so: Told): Promise<boolean> {
  const judged = await db.select().from(judgement).where(eq(judgement.submissionId, id));
  return (
    judged.length === so.judgements.size &&
    judged.every((row) => {
      const act = so.judgements.get(row.id);
      return same(
        [row.finding, row.says, row.reasons, row.by, row.at],
        [act?.data.finding, act?.data.says, act?.data.reasons, act?.actor, act?.at],
      );
    })
  );
}

async function assignmentsTold(db: Queries, { id }: SubmissionRow, so: Told): Promise<boolean> {
  const given = await db.select().from(assignment).where(eq(assignment.submissionId, id));
  return (
    given.length === so.assigned.size &&
    given.every((row) => {
      const act = so.assigned.get(row.id);
      return same([row.to, row.by, row.at], [act?.data.reviewer, act?.actor, act?.at]);
    })
  );
}

export async function alteredParts(db: Queries, row: SubmissionRow, so: Told): Promise<string[]> {
  if (!so.frozen) return ['whole'];
  const asked = await storedQuestions(db, { submission: row.id });
  const [decided] = await db.select().from(decision).where(eq(decision.submissionId, row.id));
  const runs = await db.select().from(rerun).where(eq(rerun.submissionId, row.id));
  const proposed = await db.select().from(proposal).where(eq(proposal.submissionId, row.id));
  const isRunTold = ({ id, equal, hash, by, at, played }: (typeof runs)[number]) => {
    const act = so.reruns.get(id);
    return same(
      [equal, hash, by, at, played],
      [act?.data.equal, act?.data.hash, act?.actor, act?.at, act?.data.played],
    );
  };
  return [
    ...(await frozenParts(db, row, so.frozen)),
    ...failing([
      ['state', row.state === so.state && row.revision === so.revision],
      [
        'statement',
        same(
          [row.statement, row.submittedBy, row.submittedAt],
          [so.submitted?.data.statement, so.submitted?.actor, so.submitted?.at],
        ),
      ],
      ['reason for withdrawing', row.withdrawnReason === so.withdrawnReason],
      ['questions', questionsAsTold(asked, so.questions)],
      ['decision', decided && so.decision ? isDecisionTold(decided, so.decision) : !decided && !so.decision],
      ['trial', await trialTold(db, row, so)],
      [
        'proposals',
        proposed.length === so.proposals.size && proposed.every((each) => isProposalTold(each, so)),
      ],
      ['reviewer’s verdicts', await judgementsTold(db, row, so)],
      ['assigned reviewer', await assignmentsTold(db, row, so)],
      ['later version', row.supersededBy === so.supersededBy],
      ['files', await filesAsTold(db, `submission:${row.id}`, so.files)],
      ['re-runs', runs.length === so.reruns.size && runs.every(isRunTold)],
    ]),
  ];
}
