import { actorOf, appendEvent } from '../audit/append';
import type { MemberContext } from '../context';
import { type Answer, notFound } from '../errors';
import { type Job, jobById, requestCancel, viewOf } from '../jobs/queries';
import type { JobView } from './shapes';

/** Asking twice, or asking for one that is over, changes nothing and is no error. */
export function cancelJob({ db, now, member }: MemberContext, id: string): Promise<Answer<JobView>> {
  return db.transaction(async (tx): Promise<Answer<JobView>> => {
    const job = await jobById(tx, id);
    const own = job?.organisationId === member.organisation.id || isOwnSolution(job, member.id);
    if (!job || !own) return notFound('computation');
    const active = job.state === 'queued' || job.state === 'running';
    if (!active || job.cancelRequested) return { ok: true, value: viewOf(job) };
    const at = now().toISOString();
    await requestCancel(tx, { id, at });
    if (job.organisationId)
      await appendEvent(tx, {
        at,
        actor: actorOf(member),
        organisation: member.organisation,
        kind: 'analysis-cancelled',
        subject: job.submissionId ? `submission:${job.submissionId}` : `draft:${job.draftId}`,
        data: { job: id },
      });
    return { ok: true, value: viewOf((await jobById(tx, id)) ?? job) };
  });
}

/** Of nobody in particular, and no part of any record; only who asked for it ends it. */
const isOwnSolution = (job: Job | undefined, person: string): boolean =>
  job?.kind === 'solution' && job.createdBy === person;
