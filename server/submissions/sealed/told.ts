/** A submission as its events leave it: every step is one, so they alone show where it stands and how it came there. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { audit } from '../../db/schema/index';

/** One event: who did it, when, and what it says. */
export type Act = { seq: number; at: string; actor: string; organisation: string | null; data: Data };
type Data = Record<string, unknown>;

export type Told = {
  frozen?: Act;
  submitted?: Act;
  state: string;
  revision: number;
  withdrawnReason: string | null;
  questions: Map<string, { asked?: Act; answered?: Act }>;
  decision?: Act;
  reruns: Map<string, Act>;
};

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
  };
  for (const { kind, text, ...link } of links) {
    const data = JSON.parse(text) as Data;
    const act: Act = { ...link, data };
    so.state = textOr(data.to, so.state);
    if (typeof data.revision === 'number') so.revision = data.revision;
    if (kind === 'submission-frozen') so.frozen = act;
    if (kind === 'submission-submitted') so.submitted = act;
    if (kind === 'submission-withdrawn') so.withdrawnReason = textOr(data.reason, null);
    if (kind === 'question-asked') so.questions.set(String(data.question), { asked: act });
    if (kind === 'question-answered') {
      const id = String(data.question);
      so.questions.set(id, { ...so.questions.get(id), answered: act });
    }
    if (kind === 'decision-made') so.decision = act;
    if (kind === 'rerun-finished') so.reruns.set(String(data.job), act);
  }
  return so;
}
