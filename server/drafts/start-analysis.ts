import { engineRequest, type ResolvedVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import { analysisSeconds } from '@/simulations/analysis/effort';
import type { MemberContext } from '../access/context';
import { computedOn } from '../analyses/computed-hash';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { enqueue, SECONDS_OF_A_JOB } from '../jobs/enqueue';
import { type Answer, notFound } from '../problems/problem';
import { rulebookAround } from '../rulebooks/shelf';
import { ROUNDS, SEED } from '../vocabulary/jobs';
import { draftConflict } from './conflict';
import { type DraftRow, draftById } from './queries';

export function startAnalysis(
  context: MemberContext,
  input: { draft: string; revision: number; rounds?: number | undefined; seed?: number | undefined },
): Promise<Answer<{ job: string }>> {
  return context.db.transaction(async (tx): Promise<Answer<{ job: string }>> => {
    const draft = await draftById(tx, { id: input.draft, organisation: context.member.organisation.id });
    if (!draft) return notFound('draft');
    if (draft.revision !== input.revision) return draftConflict(tx, draft);
    const book = await rulebookAround(tx, draft.variant, draft.day);
    if (!book.ok) return book;
    const resolved = resolveVariant(book.value, draft.variant, draft.day);
    if (!resolved.ok) return resolved;
    return analyseDraft(tx, context, { draft, resolved: resolved.value }, input);
  });
}

/** How much work the analysis of a draft would be, before it is started. */
export async function estimateAnalysis(
  { db, member }: MemberContext,
  input: { draft: string; rounds: number },
): Promise<Answer<{ seconds: number; atMost: number }>> {
  const draft = await draftById(db, { id: input.draft, organisation: member.organisation.id });
  if (!draft) return notFound('draft');
  const book = await rulebookAround(db, draft.variant, draft.day);
  if (!book.ok) return book;
  const resolved = resolveVariant(book.value, draft.variant, draft.day);
  if (!resolved.ok) return resolved;
  const seconds = workOf(resolved.value, input.rounds);
  return { ok: true, value: { seconds, atMost: SECONDS_OF_A_JOB } };
}

const workOf = (resolved: ResolvedVariant, rounds: number): number =>
  analysisSeconds(engineRequest(resolved, { rounds, seed: SEED }));

export async function analyseDraft(
  tx: Queries,
  { now, member }: Pick<MemberContext, 'now' | 'member'>,
  { draft, resolved }: { draft: DraftRow; resolved: ResolvedVariant },
  { rounds = ROUNDS, seed = SEED }: { rounds?: number | undefined; seed?: number | undefined },
): Promise<Answer<{ job: string }>> {
  const at = now().toISOString();
  const hash = await computedOn(tx, draft);
  const queued = await enqueue(tx, {
    key: `analysis:${draft.organisationId}:${hash}:${draft.day}:${rounds}:${seed}`,
    organisation: draft.organisationId,
    by: member.id,
    at,
    work: { kind: 'analysis', variant: draft.variant, at: draft.day, rounds, seed },
    seconds: workOf(resolved, rounds),
    draft: draft.id,
  });
  if (!queued.ok) return queued;
  if (queued.value.started)
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'analysis-started',
      subject: `draft:${draft.id}`,
      data: { job: queued.value.id, revision: draft.revision, rounds, seed },
    });
  return { ok: true, value: { job: queued.value.id } };
}
