/** How a worker takes a job and keeps it: a lease it renews, so that a killed worker's job is taken up again. */
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { job } from '../db/schema';
import type { Job } from './queries';
import type { JobWork } from './work';

export const LEASE_MS = 10_000;
export const ATTEMPTS_AT_MOST = 3;

type Held = { id: string; owner: string };
const held = ({ id, owner }: Held) => and(eq(job.id, id), eq(job.owner, owner), eq(job.state, 'running'));

const free = (kinds: JobWork['kind'][], now: number) =>
  and(
    inArray(job.kind, kinds),
    lt(job.attempts, ATTEMPTS_AT_MOST),
    or(eq(job.state, 'queued'), and(eq(job.state, 'running'), lt(job.leaseUntil, now))),
  );

/** One statement, so that two workers never take the same job; asked before whether there is one, as asking takes no lock. */
export async function claim(
  db: Queries,
  given: { owner: string; now: Date; kinds: JobWork['kind'][] },
): Promise<Job | undefined> {
  const now = given.now.getTime();
  const next = () =>
    db.select({ id: job.id }).from(job).where(free(given.kinds, now)).orderBy(job.createdAt, job.id).limit(1);
  if ((await next()).length === 0) return undefined;
  const [row] = await db
    .update(job)
    .set({
      state: 'running',
      owner: given.owner,
      leaseUntil: now + LEASE_MS,
      attempts: sql`${job.attempts} + 1`,
      startedAt: sql`COALESCE(${job.startedAt}, ${given.now.toISOString()})`,
      doing: 'Starting',
    })
    .where(inArray(job.id, next()))
    .returning();
  return row;
}

/** Says how far it is; the answer says whether to go on. */
export async function renew(
  db: Queries,
  given: Held & { now: Date; done: number; total: number; doing: string },
): Promise<'go-on' | 'cancel' | 'lost'> {
  const [row] = await db
    .update(job)
    .set({
      leaseUntil: given.now.getTime() + LEASE_MS,
      done: given.done,
      total: given.total,
      doing: sql`CASE WHEN ${job.cancelRequested} THEN ${job.doing} ELSE ${given.doing.slice(0, 200)} END`,
    })
    .where(held(given))
    .returning({ cancelRequested: job.cancelRequested });
  if (!row) return 'lost';
  return row.cancelRequested ? 'cancel' : 'go-on';
}

type Ending = { state: 'done' | 'failed' | 'cancelled'; at: string } & Pick<
  typeof job.$inferInsert,
  'problem' | 'analysisId'
>;

/** Ends a job this worker still holds; false where it no longer does, and what it computed is dropped. */
export async function end(tx: Queries, given: Held, ending: Ending): Promise<boolean> {
  const doing = { done: 'Finished', failed: 'Failed', cancelled: 'Cancelled' }[ending.state];
  const wanted = ending.state === 'done' ? and(held(given), eq(job.cancelRequested, false)) : held(given);
  const rows = await tx
    .update(job)
    .set({
      state: ending.state,
      doing,
      finishedAt: ending.at,
      problem: ending.problem,
      analysisId: ending.analysisId,
      leaseUntil: null,
      ...(ending.state === 'done' ? { done: sql`${job.total}` } : {}),
    })
    .where(wanted)
    .returning({ id: job.id });
  return rows.length > 0;
}

/** Gives a job back, to be tried again. */
export const release = (tx: Queries, given: Held) =>
  tx
    .update(job)
    .set({ state: 'queued', owner: null, leaseUntil: null, doing: 'Waiting to be tried again' })
    .where(held(given));

/** A stop that was asked for is not the job's fault: it does not count as an attempt. */
export const handBack = (tx: Queries, given: Held) =>
  tx
    .update(job)
    .set({ state: 'queued', owner: null, leaseUntil: null, attempts: sql`${job.attempts} - 1` })
    .where(held(given));

export const heldBy = (db: Queries): Promise<{ id: string; owner: string | null }[]> =>
  db.select({ id: job.id, owner: job.owner }).from(job).where(eq(job.state, 'running'));

export const expireLeases = (db: Queries, ids: string[]) =>
  db
    .update(job)
    .set({ leaseUntil: 0 })
    .where(and(inArray(job.id, ids), eq(job.state, 'running'), gt(job.leaseUntil, 0)));

/** Those that took their worker down too often to be tried again. */
export const exhausted = (db: Queries, now: Date): Promise<Job[]> =>
  db
    .select()
    .from(job)
    .where(
      and(
        eq(job.state, 'running'),
        lt(job.leaseUntil, now.getTime()),
        sql`${job.attempts} >= ${ATTEMPTS_AT_MOST}`,
      ),
    );
