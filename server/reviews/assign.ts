/** A reviewer takes a submission, hands it to a colleague, or puts it back for anybody. It says who looks after it, not who may act. */
import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../access/context';
import { colleagues } from '../accounts/stored/queries';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import { withinReach } from '../submissions/steps/move';
import { type Assignee, assigneeOf, insertAssignment } from '../submissions/stored/assignments';

/** Null hands it to nobody. */
export async function reviewerChosen(
  tx: Queries,
  organisation: string,
  to: string | null,
): Promise<Answer<Assignee | null>> {
  if (to === null) return { ok: true, value: null };
  const found = (await colleagues(tx, organisation, 'reviewer')).find(({ id }) => id === to);
  return found
    ? { ok: true, value: { id: found.id, name: found.name } }
    : refuse('not-found', 'Choose a reviewer of your own authority.', { field: 'to' });
}

type Assigned = { assignee: Assignee | null };

export function assign(
  { db, now, member }: MemberContext,
  input: { id: string; to: string | null },
): Promise<Answer<Assigned>> {
  return db.transaction(async (tx): Promise<Answer<Assigned>> => {
    const submission = await withinReach(tx, member, input.id);
    if (!submission) return notFound('submission');
    const { organisation } = member;
    const chosen = await reviewerChosen(tx, organisation.id, input.to);
    if (!chosen.ok) return chosen;
    const assignee = chosen.value;
    if ((await assigneeOf(tx, submission.id))?.id === assignee?.id) return { ok: true, value: { assignee } };
    const id = randomUUID();
    const at = now().toISOString();
    await insertAssignment(tx, {
      id,
      submissionId: submission.id,
      to: assignee?.id ?? null,
      by: member.id,
      at,
    });
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation,
      kind: 'review-assigned',
      subject: `submission:${submission.id}`,
      data: { assignment: id, reviewer: assignee?.id ?? null, name: assignee?.name ?? null },
    });
    const { reference, name } = submission;
    if (assignee && assignee.id !== member.id)
      await tell(tx, [assignee.id], {
        kind: 'handed-over',
        reference,
        at,
        text: `${member.name} handed ${reference}, ${name}, over to you.`,
        href: `/review/${submission.id}`,
      });
    return { ok: true, value: { assignee } };
  });
}
