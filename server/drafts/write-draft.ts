import type { Variant } from '@/rulebooks/variant/variant';
import type { MemberContext } from '../access/context';
import { computedOn } from '../analyses/computed-hash';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound } from '../problems/problem';
import type { EventKind } from '../vocabulary/event-kinds';
import { draftConflict, draftFrozen } from './conflict';
import { type DraftRow, draftById, updateDraft } from './queries';
import { NOT_READY, type Ready, readyNow } from './ready';

export type Change = {
  variant?: Variant;
  name?: string | undefined;
  day?: string | undefined;
  /** Marks it ready for an approver, or takes the mark away. */
  ready?: Ready | null;
  kind: EventKind;
  data?: Record<string, unknown>;
};

type Written = { revision: number; updatedAt: string };
type Changing = (draft: DraftRow, tx: Queries) => Answer<Change> | Promise<Answer<Change>>;

/** The one way a draft changes: at the revision its writer saw, or not at all. */
export const writeDraft = (
  context: MemberContext,
  input: { id: string; revision: number },
  change: Changing,
): Promise<Answer<Written>> => context.db.transaction((tx) => changeDraft(context, tx, input, change));

/** Inside the caller's transaction. */
export async function changeDraft(
  { now, member }: MemberContext,
  tx: Queries,
  input: { id: string; revision: number },
  change: Changing,
): Promise<Answer<Written>> {
  const draft = await draftById(tx, { id: input.id, organisation: member.organisation.id });
  if (!draft) return notFound('draft');
  if (draft.submissionId) return draftFrozen();
  if (draft.revision !== input.revision) return draftConflict(tx, draft);
  const changed = await change(draft, tx);
  if (!changed.ok) return changed;
  const { variant = draft.variant, name = draft.name, day = draft.day, kind, data } = changed.value;
  const updatedAt = now().toISOString();
  const revision = draft.revision + 1;
  const { ready = readyNow(draft, updatedAt, await computedOn(tx, { variant, day }), day) } = changed.value;
  await updateDraft(tx, draft.id, {
    ...(ready ?? NOT_READY),
    variant,
    rulebook: variant.rulebook,
    game: variant.game,
    name,
    day,
    revision,
    updatedAt,
    updatedBy: member.id,
  });
  await appendEvent(tx, {
    at: updatedAt,
    actor: actorOf(member),
    organisation: member.organisation,
    kind,
    subject: `draft:${draft.id}`,
    data: { revision, ...data },
  });
  return { ok: true, value: { revision, updatedAt } };
}
