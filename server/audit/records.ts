/**
 * Compares what the chain says of each submission with its row: every step is an event, so where a submission stands,
 * the events alone show what was asked, answered, stated and decided.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, like } from 'drizzle-orm';
import { analysisHash } from '@/rulebooks/analyse';
import { canonicalJson } from '@/simulations/exact/canonical';
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { audit, decision, question, rerun, submission } from '../db/schema';
import type { SubmissionRow } from '../submissions/queries';

/** A part of a submission's record that is not what the chain says it is. */
export type Altered = { submission: string; reference: string; organisation: string; part: string };

type Told = {
  frozen?: Record<string, unknown>;
  state: string;
  revision: number;
  statement: string | null;
  withdrawnReason: string | null;
  questions: Map<string, { text: unknown; answer: unknown }>;
  decision?: Record<string, unknown>;
  reruns: Map<string, Record<string, unknown>>;
};

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

/** The submission as its events leave it. */
async function told(db: Queries, id: string): Promise<Told> {
  const links = await db
    .select({ kind: audit.kind, data: audit.data })
    .from(audit)
    .where(eq(audit.subject, `submission:${id}`))
    .orderBy(asc(audit.seq));
  const so: Told = {
    state: 'frozen',
    revision: 1,
    statement: null,
    withdrawnReason: null,
    questions: new Map(),
    reruns: new Map(),
  };
  for (const { kind, data: text } of links) {
    const data = JSON.parse(text) as Record<string, unknown>;
    so.state = textOr(data.to, so.state);
    if (typeof data.revision === 'number') so.revision = data.revision;
    if (kind === 'submission-frozen') so.frozen = data;
    if (kind === 'submission-submitted') so.statement = textOr(data.statement, null);
    if (kind === 'submission-withdrawn') so.withdrawnReason = textOr(data.reason, null);
    if (kind === 'question-asked') so.questions.set(String(data.question), { text: data.text, answer: null });
    if (kind === 'question-answered') {
      const asked = so.questions.get(String(data.question));
      so.questions.set(String(data.question), { text: asked?.text ?? null, answer: data.text });
    }
    if (kind === 'decision-made') so.decision = data;
    if (kind === 'rerun-finished') so.reruns.set(String(data.job), data);
  }
  return so;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/** Of the findings as they were frozen; older events have none. */
export const findingsHash = (findings: unknown): string => sha256(canonicalJson(findings));

async function frozenParts(
  db: Queries,
  row: SubmissionRow,
  frozen: Record<string, unknown>,
): Promise<string[]> {
  const analysis = await analysisById(db, row.analysisId);
  const parts: [string, boolean][] = [
    ['variant', sha256(row.variant) === frozen.hash && row.hash === frozen.hash],
    ['reference', row.reference === frozen.reference && row.version === frozen.version],
    ['analysis', analysis !== undefined && (await analysisHash(analysis.result)) === frozen.analysis],
    ['findings', frozen.findings === undefined || findingsHash(row.findings) === frozen.findings],
  ];
  return parts.filter(([, holds]) => !holds).map(([part]) => part);
}

async function partsOf(db: Queries, row: SubmissionRow): Promise<string[]> {
  const so = await told(db, row.id);
  if (!so.frozen) return ['whole'];
  const asked = await db.select().from(question).where(eq(question.submissionId, row.id));
  const [decided] = await db.select().from(decision).where(eq(decision.submissionId, row.id));
  const runs = await db.select().from(rerun).where(eq(rerun.submissionId, row.id));
  const questionHolds = ({ id, text, answer }: (typeof asked)[number]) =>
    same(so.questions.get(id), { text, answer });
  const decisionOf = (from: Record<string, unknown>, kind: unknown) => [
    kind,
    from.reasons,
    from.conditions,
    kind === 'approve-for-trial' ? [from.trialFrom, from.trialTo] : null,
  ];
  const parts: [string, boolean][] = [
    ['state', row.state === so.state && row.revision === so.revision],
    ['statement', row.statement === so.statement],
    ['reason for withdrawing', row.withdrawnReason === so.withdrawnReason],
    ['questions', asked.length === so.questions.size && asked.every(questionHolds)],
    [
      'decision',
      decided && so.decision
        ? same(decisionOf(decided, decided.kind), decisionOf(so.decision, so.decision.decision))
        : !decided && !so.decision,
    ],
    [
      're-runs',
      runs.length === so.reruns.size &&
        runs.every(({ id, equal, hash }) =>
          same([so.reruns.get(id)?.equal ?? null, so.reruns.get(id)?.hash ?? null], [equal, hash]),
        ),
    ],
  ];
  return [
    ...(await frozenParts(db, row, so.frozen)),
    ...parts.filter(([, holds]) => !holds).map(([part]) => part),
  ];
}

/** Every submission, one at a time: others are answered in between. */
export async function alteredRecords(db: Queries): Promise<Altered[]> {
  const altered: Altered[] = [];
  const seen = new Set<string>();
  for (let after = ''; ; ) {
    const [row] = await db
      .select()
      .from(submission)
      .where(gt(submission.id, after))
      .orderBy(submission.id)
      .limit(1);
    if (!row) break;
    const of = { submission: row.id, reference: row.reference, organisation: row.organisationId };
    altered.push(...(await partsOf(db, row)).map((part) => ({ ...of, part })));
    seen.add(row.id);
    after = row.id;
    await setImmediate();
  }
  const frozen = await db
    .select({ subject: audit.subject, data: audit.data, organisation: audit.organisationId })
    .from(audit)
    .where(and(eq(audit.kind, 'submission-frozen'), like(audit.subject, 'submission:%')));
  for (const { subject, data, organisation } of frozen) {
    const id = subject.slice('submission:'.length);
    const { reference } = JSON.parse(data) as { reference?: unknown };
    if (!seen.has(id))
      altered.push({
        submission: id,
        reference: String(reference),
        organisation: organisation ?? '',
        part: 'whole',
      });
  }
  return altered;
}
