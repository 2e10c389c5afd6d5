import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../errors';
import { activeByKey, activeCount, insertJob } from './queries';
import type { JobWork } from './work';

const ACTIVE_AT_MOST = 20;

export type NewJob = {
  key: string;
  organisation: string;
  by: string;
  at: string;
  work: JobWork;
  draft?: string;
  submission?: string;
};

/** The job that does this work: one that the organisation already has under way, or a new one. */
export async function enqueue(tx: Queries, job: NewJob): Promise<Answer<{ id: string; started: boolean }>> {
  const active = await activeByKey(tx, job.key);
  if (active) return { ok: true, value: { id: active.id, started: false } };
  if ((await activeCount(tx, job.by)) >= ACTIVE_AT_MOST)
    return refuse(
      'busy',
      `You have ${ACTIVE_AT_MOST} computations under way; wait for one to finish or cancel one.`,
    );
  const id = randomUUID();
  await insertJob(tx, {
    id,
    kind: job.work.kind,
    key: job.key,
    organisationId: job.organisation,
    createdBy: job.by,
    work: job.work,
    draftId: job.draft,
    submissionId: job.submission,
    state: 'queued',
    createdAt: job.at,
  });
  return { ok: true, value: { id, started: true } };
}
