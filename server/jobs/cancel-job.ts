import type { MemberContext } from '../access/context';
import { mayCancel } from '../access/ladder';
import { operatorName } from '../accounts/stored/names';
import { actorOf, appendEvent } from '../audit/append';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { JobView } from '../vocabulary/jobs';
import { type Job, jobById, requestCancel, viewOf } from './queries';

/** Cancelling twice, or after the end, changes nothing and is not an error. */
export function cancelJob({ db, now, member }: MemberContext, id: string): Promise<Answer<JobView>> {
  return db.transaction(async (tx): Promise<Answer<JobView>> => {
    const job = await jobById(tx, id);
    if (!job) return notFound('computation');
    const may = mayCancel(member, job);
    if (may === 'not-seen') return notFound('computation');
    if (may === 'no')
      return refuse(
        'role-insufficient',
        'Only the person who started this computation, an approver or an administrator can cancel it. Ask one of them.',
      );
    const active = job.state === 'queued' || job.state === 'running';
    if (!active || job.cancelRequested) return { ok: true, value: viewOf(job) };
    const at = now().toISOString();
    await requestCancel(tx, { id, at });
    if (job.organisationId)
      await appendEvent(tx, {
        at,
        actor: actorOf(member),
        organisation: { id: job.organisationId, name: await operatorName(tx, job.organisationId) },
        kind: 'analysis-cancelled',
        subject: subjectOf(job),
        data: { job: id, computation: job.kind },
      });
    return { ok: true, value: viewOf((await jobById(tx, id)) ?? job) };
  });
}

function subjectOf({ id, draftId, submissionId }: Job): string {
  if (submissionId) return `submission:${submissionId}`;
  return draftId ? `draft:${draftId}` : `job:${id}`;
}
