import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import { activeOfDraft, requestCancel } from '../jobs/queries';
import { type Answer, notFound } from '../problems/problem';
import { draftFrozen } from './conflict';
import { deleteDraft, draftById } from './queries';

export function removeDraft({ db, now, member }: MemberContext, id: string): Promise<Answer<{ id: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const draft = await draftById(tx, { id, organisation: member.organisation.id });
    if (!draft) return notFound('draft');
    if (draft.submissionId) return draftFrozen();
    const at = now().toISOString();
    const job = await activeOfDraft(tx, id);
    if (job) await requestCancel(tx, { id: job.id, at });
    await deleteDraft(tx, id);
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'draft-removed',
      subject: `draft:${id}`,
      data: { name: draft.name, revision: draft.revision },
    });
    return { ok: true, value: { id } };
  });
}
