import { randomUUID } from 'node:crypto';
import { about } from '@/simulations/printing/duration';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import type { JobWork } from '../vocabulary/jobs';
import { activeByKey, activeWork, insertJob } from './queries';

const ACTIVE_AT_MOST = 20;
/** Estimated, in seconds of one thread. */
export const SECONDS_OF_A_JOB = 30 * 60;
export const SECONDS_OF_A_PERSON = 60 * 60;

export type NewJob = {
  key: string;
  organisation: string;
  by: string;
  at: string;
  work: JobWork;
  /** How much work it is, as `simulations/analysis/effort.ts` estimates it. */
  seconds: number;
  draft?: string;
  submission?: string;
};

/** The job that does this work: one that the organisation already has under way, or a new one. */
export async function enqueue(tx: Queries, job: NewJob): Promise<Answer<{ id: string; started: boolean }>> {
  const active = await activeByKey(tx, job.key);
  if (active) return { ok: true, value: { id: active.id, started: false } };
  if (job.seconds > SECONDS_OF_A_JOB)
    return refuse(
      'computation-too-large',
      `This would take ${about(job.seconds)} of computing, and the most accepted at once is ${SECONDS_OF_A_JOB / 60} minutes. Give the witness fewer rounds, or offer fewer wagers.`,
    );
  const room = await roomFor(tx, job.by);
  if (!room.ok) return room;
  const { count, seconds } = room.value;
  if (count > 0 && seconds + job.seconds > SECONDS_OF_A_PERSON)
    return refuse(
      'busy',
      `Your running computations take ${about(seconds)}; this one would add ${about(job.seconds)}. Wait for one to finish or cancel one.`,
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
    seconds: job.seconds,
    createdAt: job.at,
  });
  return { ok: true, value: { id, started: true } };
}

/** What a person has under way, or the refusal of any more: cheap, so ask it before reading what they want computed. */
export async function roomFor(
  tx: Queries,
  person: string,
): Promise<Answer<{ count: number; seconds: number }>> {
  const active = await activeWork(tx, person);
  if (active.count < ACTIVE_AT_MOST) return { ok: true, value: active };
  return refuse(
    'busy',
    `You have ${ACTIVE_AT_MOST} computations running. Wait for one to finish, or cancel one.`,
  );
}
