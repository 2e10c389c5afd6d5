import { actorOf, appendEvent } from '../audit/append';
import type { MemberContext } from '../context';
import { type Answer, notFound } from '../errors';
import { enqueue } from '../jobs/enqueue';
import { withinReach } from '../submissions/move';
import { operatorName } from '../submissions/queries';

/** Computes the same again from the frozen variant; the outcome is kept with the submission. */
export function rerun({ db, now, member }: MemberContext, id: string): Promise<Answer<{ job: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ job: string }>> => {
    const submission = await withinReach(tx, member, id);
    if (!submission) return notFound('submission');
    const at = now().toISOString();
    const queued = await enqueue(tx, {
      key: `rerun:${member.organisation.id}:${id}`,
      organisation: member.organisation.id,
      by: member.id,
      at,
      work: { kind: 'rerun', submission: id },
      submission: id,
    });
    if (!queued.ok) return queued;
    if (queued.value.started)
      await appendEvent(tx, {
        at,
        actor: actorOf(member),
        organisation: {
          id: submission.organisationId,
          name: await operatorName(tx, submission.organisationId),
        },
        kind: 'rerun-started',
        subject: `submission:${id}`,
        data: { job: queued.value.id },
      });
    return { ok: true, value: { job: queued.value.id } };
  });
}
