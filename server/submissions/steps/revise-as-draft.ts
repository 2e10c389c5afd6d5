import type { MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import { insertNewDraft } from '../../drafts/create-draft';
import { type Answer, notFound } from '../../problems/problem';
import { frozenVariant, ownSubmission } from '../stored/queries';

/** A change is a new version: the frozen one stays, and a draft starts from it. */
export function reviseAsDraft(context: MemberContext, id: string): Promise<Answer<{ draft: string }>> {
  const { member } = context;
  const now = context.now();
  return context.db.transaction(async (tx): Promise<Answer<{ draft: string }>> => {
    const submission = await ownSubmission(tx, { id, organisation: member.organisation.id });
    if (!submission) return notFound('submission');
    const made = await insertNewDraft(
      tx,
      { now: () => now, member },
      {
        name: submission.name,
        variant: frozenVariant(submission).variant,
        day: submission.day,
        revises: submission.id,
      },
    );
    if (!made.ok) return made;
    const draft = made.value.id;
    await appendEvent(tx, {
      at: now.toISOString(),
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'submission-revised',
      subject: `submission:${submission.id}`,
      data: { draft },
    });
    return { ok: true, value: { draft } };
  });
}
