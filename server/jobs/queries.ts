import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { job, jobPiece, organization, user } from '../db/schema';
import type { JobView } from '../vocabulary/jobs';

export type Job = typeof job.$inferSelect;

const ACTIVE = ['queued', 'running'] as const;
const UNDER_WAY_SHOWN = 200;

/** Waiting or running, and nobody asked for its end. */
export const isActive = ({ state, cancelRequested }: Job): boolean =>
  !cancelRequested && ACTIVE.some((active) => active === state);

export const insertJob = (tx: Queries, values: typeof job.$inferInsert) => tx.insert(job).values(values);

export async function jobById(db: Queries, id: string): Promise<Job | undefined> {
  const [row] = await db.select().from(job).where(eq(job.id, id));
  return row;
}

/** One of this organisation's jobs. */
export async function visibleJob(
  db: Queries,
  given: { id: string; organisation: string },
): Promise<Job | undefined> {
  const [row] = await db
    .select()
    .from(job)
    .where(and(eq(job.id, given.id), eq(job.organisationId, given.organisation)));
  return row;
}

const activeWhere = async (db: Queries, condition: ReturnType<typeof eq>): Promise<Job | undefined> => {
  const [row] = await db
    .select()
    .from(job)
    .where(and(condition, inArray(job.state, ACTIVE), eq(job.cancelRequested, false)))
    .orderBy(desc(job.createdAt))
    .limit(1);
  return row;
};

/** The one started last, finished or not. */
export async function latestByKey(db: Queries, key: string): Promise<Job | undefined> {
  const [row] = await db
    .select()
    .from(job)
    .where(eq(job.key, key))
    .orderBy(desc(job.createdAt), desc(sql`rowid`))
    .limit(1);
  return row;
}

/** Whether there was ever a job for it; reads nothing of the job itself. */
export async function wasAsked(db: Queries, key: string): Promise<boolean> {
  const [row] = await db.select({ id: job.id }).from(job).where(eq(job.key, key)).limit(1);
  return row !== undefined;
}

export const activeByKey = (db: Queries, key: string) => activeWhere(db, eq(job.key, key));
export const activeOfDraft = (db: Queries, draft: string) => activeWhere(db, eq(job.draftId, draft));
export const activeOfSubmission = (db: Queries, submission: string) =>
  activeWhere(db, eq(job.submissionId, submission));

/** Under way for any key that begins so. */
export const activeUnder = (db: Queries, prefix: string): Promise<Job[]> =>
  db
    .select()
    .from(job)
    .where(
      and(
        sql`substr(${job.key}, 1, ${prefix.length}) = ${prefix}`,
        inArray(job.state, ACTIVE),
        eq(job.cancelRequested, false),
      ),
    );

export const activeAnalysesOf = (db: Queries, drafts: string[]): Promise<Job[]> =>
  db
    .select()
    .from(job)
    .where(
      and(
        inArray(job.draftId, drafts),
        eq(job.kind, 'analysis'),
        inArray(job.state, ACTIVE),
        eq(job.cancelRequested, false),
      ),
    );

/** What a person has under way: how many jobs, and their estimated work. */
export async function activeWork(db: Queries, person: string): Promise<{ count: number; seconds: number }> {
  const [row] = await db
    .select({ count: count(), seconds: sql<number>`COALESCE(sum(${job.seconds}), 0)` })
    .from(job)
    .where(and(eq(job.createdBy, person), inArray(job.state, ACTIVE)));
  return row ?? { count: 0, seconds: 0 };
}

/** Everything under way, the oldest first; of one organisation, or of all. */
export const jobsUnderWay = (db: Queries, organisation: string | undefined) =>
  db
    .select({ job, by: user.name, organisation: organization.name })
    .from(job)
    .innerJoin(user, eq(user.id, job.createdBy))
    .innerJoin(organization, eq(organization.id, job.organisationId))
    .where(and(inArray(job.state, ACTIVE), organisation ? eq(job.organisationId, organisation) : undefined))
    .orderBy(job.createdAt, job.id)
    .limit(UNDER_WAY_SHOWN);

/** A running job stops when its worker notices; a waiting one is over at once, and what it had computed goes. */
export async function requestCancel(tx: Queries, given: { id: string; at: string }): Promise<void> {
  const rows = await tx
    .update(job)
    .set({
      cancelRequested: true,
      doing: sql`CASE WHEN ${job.state} = 'queued' THEN 'Cancelled' ELSE 'Stopping' END`,
      finishedAt: sql`CASE WHEN ${job.state} = 'queued' THEN ${given.at} ELSE ${job.finishedAt} END`,
      state: sql`CASE WHEN ${job.state} = 'queued' THEN 'cancelled' ELSE ${job.state} END`,
    })
    .where(and(eq(job.id, given.id), inArray(job.state, ACTIVE)))
    .returning({ state: job.state });
  if (rows.some(({ state }) => state === 'cancelled'))
    await tx.delete(jobPiece).where(eq(jobPiece.jobId, given.id));
}

const witnessOf = ({ work }: Job): Pick<JobView, 'witness'> =>
  work.kind === 'analysis' ? { witness: { rounds: work.rounds, seed: work.seed } } : {};

export const viewOf = (row: Job): JobView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: row.done,
  total: row.total,
  doing: row.doing,
  seconds: row.seconds,
  ...(row.startedAt ? { startedAt: row.startedAt } : {}),
  ...(row.finishedAt ? { finishedAt: row.finishedAt } : {}),
  ...(row.problem ? { problem: row.problem } : {}),
  ...witnessOf(row),
  ...(row.analysisId ? { analysis: row.analysisId } : {}),
});
