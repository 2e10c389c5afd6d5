import type { MemberContext } from '../access/context';
import type { UnderWay } from '../vocabulary/jobs';
import { jobsUnderWay } from './queries';

/** An approver sees their own organisation's, the administration all. */
export async function readUnderWay({ db, member }: MemberContext): Promise<UnderWay[]> {
  const own = member.organisation.kind === 'administration' ? undefined : member.organisation.id;
  const rows = await jobsUnderWay(db, own);
  return rows.map(({ job, by, organisation }) => ({
    id: job.id,
    kind: job.kind,
    state: job.state,
    done: job.done,
    total: job.total,
    seconds: job.seconds,
    by,
    organisation,
    createdAt: job.createdAt,
    stopping: job.cancelRequested,
  }));
}
