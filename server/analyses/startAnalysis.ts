import { rulebookOf } from '@/rulebooks/registry';
import { resolveVariant } from '@/rulebooks/resolve';
import { actorOf, appendEvent } from '../audit/append';
import type { MemberContext } from '../context';
import type { Queries } from '../db/client';
import { draftConflict } from '../drafts/conflict';
import { type DraftRow, draftById } from '../drafts/queries';
import { type Answer, notFound } from '../errors';
import { enqueue } from '../jobs/enqueue';
import { ROUNDS, SEED } from '../jobs/work';
import { computedHash } from './computedHash';

export function startAnalysis(
  context: MemberContext,
  input: { draft: string; revision: number; rounds?: number; seed?: number },
): Promise<Answer<{ job: string }>> {
  return context.db.transaction(async (tx): Promise<Answer<{ job: string }>> => {
    const draft = await draftById(tx, { id: input.draft, organisation: context.member.organisation.id });
    if (!draft) return notFound('draft');
    if (draft.revision !== input.revision) return draftConflict(tx, draft);
    const book = rulebookOf(draft.variant.rulebook);
    if (!book.ok) return book;
    const resolved = resolveVariant(book.value, draft.variant, draft.at);
    if (!resolved.ok) return resolved;
    return analyseDraft(tx, context, draft, input);
  });
}

/** For a draft that resolves. */
export async function analyseDraft(
  tx: Queries,
  { now, member }: Pick<MemberContext, 'now' | 'member'>,
  draft: DraftRow,
  { rounds = ROUNDS, seed = SEED }: { rounds?: number; seed?: number },
): Promise<Answer<{ job: string }>> {
  const at = now().toISOString();
  const hash = await computedHash(draft.variant);
  const queued = await enqueue(tx, {
    key: `analysis:${draft.organisationId}:${hash}:${draft.at}:${rounds}:${seed}`,
    organisation: draft.organisationId,
    by: member.id,
    at,
    work: { kind: 'analysis', variant: draft.variant, at: draft.at, rounds, seed },
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
