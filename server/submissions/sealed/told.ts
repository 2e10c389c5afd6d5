/** A submission as its events leave it: every step is one, so they alone show where it stands and how it came there. */
import { asc, eq } from 'drizzle-orm';
import { type FileTold, filesToldBy } from '../../attachments/as-told';
import type { ActTold, Data } from '../../audit/told';
import type { Queries } from '../../db/client';
import { audit } from '../../db/schema/index';
import {
  MOVES_THE_END,
  REQUESTS,
  RULINGS,
  STEP_RECORDS,
  type TrialStepKind,
} from '../../vocabulary/life/steps';
import { noteQuestion, type QuestionsTold } from '../questions/told';

/** One event: who did it, when, and what it says. */
export type Act = ActTold & { seq: number; organisation: string | null };

export type Told = {
  frozen?: Act;
  submitted?: Act;
  state: string;
  revision: number;
  withdrawnReason: string | null;
  questions: QuestionsTold;
  decision?: Act;
  /** Of a trial: its days as its steps leave them. */
  trial: { from: string | null; to: string | null; agreed: string | null };
  /** What was done during the trial, by the revision it made. */
  trialSteps: Map<number, Act & { step: string }>;
  proposals: Map<string, { proposed?: Act; ended?: Act & { outcome: 'confirmed' | 'declined' } }>;
  supersededBy: string | null;
  reruns: Map<string, Act>;
  judgements: Map<string, Act>;
  assigned: Map<string, Act>;
  /** Every file that a step brought with it. */
  files: FileTold[];
};

/** By their events; whoever reads a chain has no other. */
const TRIAL_STEPS: ReadonlyMap<string, TrialStepKind> = new Map(
  [...REQUESTS, ...RULINGS].map((step) => [STEP_RECORDS[step].event, step]),
);
const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

export async function told(db: Queries, id: string): Promise<Told> {
  const links = await db
    .select({
      seq: audit.seq,
      at: audit.at,
      actor: audit.actor,
      organisation: audit.organisationId,
      kind: audit.kind,
      text: audit.data,
    })
    .from(audit)
    .where(eq(audit.subject, `submission:${id}`))
    .orderBy(asc(audit.seq));
  const so: Told = {
    state: 'frozen',
    revision: 1,
    withdrawnReason: null,
    questions: new Map(),
    reruns: new Map(),
    judgements: new Map(),
    assigned: new Map(),
    files: [],
    trial: { from: null, to: null, agreed: null },
    trialSteps: new Map(),
    proposals: new Map(),
    supersededBy: null,
  };
  for (const { kind, text, ...link } of links) {
    const data = JSON.parse(text) as Data;
    const act: Act = { ...link, data };
    so.state = textOr(data.to, so.state);
    if (typeof data.revision === 'number') so.revision = data.revision;
    so.files.push(...filesToldBy(act));
    if (kind === 'submission-frozen') so.frozen = act;
    if (kind === 'submission-submitted') so.submitted = act;
    if (kind === 'submission-withdrawn') so.withdrawnReason = textOr(data.reason, null);
    noteQuestion(so.questions, kind, act);
    if (kind === 'decision-made') {
      so.decision = act;
      const to = textOr(data.trialTo, null);
      if (data.decision === 'approve-for-trial')
        so.trial = { from: textOr(data.trialFrom, null), to, agreed: to };
    }
    const step = TRIAL_STEPS.get(kind);
    if (step) {
      so.trialSteps.set(so.revision, { ...act, step });
      if (MOVES_THE_END.has(step)) so.trial.to = textOr(data.lastDay, so.trial.to);
    }
    if (kind === 'submission-superseded') so.supersededBy = textOr(data.by, null);
    if (kind === 'ruling-proposed') so.proposals.set(String(data.proposal), { proposed: act });
    else if (typeof data.proposal === 'string')
      so.proposals.set(data.proposal, {
        ...so.proposals.get(data.proposal),
        ended: { ...act, outcome: kind === 'proposal-declined' ? 'declined' : 'confirmed' },
      });
    if (kind === 'finding-judged') so.judgements.set(String(data.judgement), act);
    if (kind === 'review-assigned') so.assigned.set(String(data.assignment), act);
    if (kind === 'rerun-finished') so.reruns.set(String(data.job), act);
  }
  return so;
}
