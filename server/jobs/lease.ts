/** How a worker takes and keeps a job: it renews a lease, so that a killed worker's job is taken up again. */
import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { job, jobPiece } from '../db/schema';
import type { JobWork } from '../vocabulary/jobs';
import type { Job } from './queries';

export const LEASE_MS = 10_000;
/** How often a job may fail by itself. */
export const ATTEMPTS_AT_MOST = 3;
/** How often the same piece may take the worker down while nothing else runs. */
export const LONE_DEATHS_AT_MOST = 3;

type Held = { id: string; owner: string };
type Kinds = JobWork['kind'][];
const held = ({ id, owner }: Held) => and(eq(job.id, id), eq(job.owner, owner), eq(job.state, 'running'));

/** Running jobs of the lane that share what the waiting one has in `column`. */
const runningLike = (column: 'organisation_id' | 'created_by', kinds: Kinds) => {
  const name = sql.identifier(column);
  return sql<number>`(SELECT count(*) FROM ${job} AS other WHERE other.state = 'running' AND other.kind IN ${kinds} AND other.${name} = ${job}.${name})`;
};
const lastTurn = (column: 'organisation_id' | 'created_by') => {
  const name = sql.identifier(column);
  return sql`COALESCE((SELECT max(other.turn_at) FROM ${job} AS other WHERE other.${name} = ${job}.${name}), '')`;
};

/** One job of a person runs in a lane at a time: the rest of theirs wait, whoever else there is. */
const free = (kinds: Kinds) =>
  and(
    inArray(job.kind, kinds),
    eq(job.state, 'queued'),
    lt(job.diedTimes, LONE_DEATHS_AT_MOST),
    sql`${runningLike('created_by', kinds)} = 0`,
  );

/** Organisations take turns, and within them persons: who has least running, then who waited longest. */
const inTurn = (kinds: Kinds) => [
  asc(runningLike('organisation_id', kinds)),
  asc(lastTurn('organisation_id')),
  asc(lastTurn('created_by')),
  asc(job.createdAt),
  asc(job.id),
];

/** One statement, so that two workers never take the same job; asked before whether there is one, as asking takes no lock. */
export async function claim(
  db: Queries,
  given: { owner: string; now: Date; kinds: Kinds },
): Promise<Job | undefined> {
  const { kinds } = given;
  await takeBack(db, given.now);
  const next = () =>
    db
      .select({ id: job.id })
      .from(job)
      .where(free(kinds))
      .orderBy(...inTurn(kinds))
      .limit(1);
  if ((await next()).length === 0) return undefined;
  const at = given.now.toISOString();
  const [row] = await db
    .update(job)
    .set({
      state: 'running',
      owner: given.owner,
      leaseUntil: given.now.getTime() + LEASE_MS,
      startedAt: sql`COALESCE(${job.startedAt}, ${at})`,
      turnAt: at,
      doing: 'Starting',
    })
    .where(inArray(job.id, next()))
    .returning();
  return row;
}

type GoesOn = 'go-on' | 'cancel' | 'lost';

const heard = (row: { cancelRequested: boolean } | undefined): GoesOn => {
  if (!row) return 'lost';
  return row.cancelRequested ? 'cancel' : 'go-on';
};

/** Whether to go on; writes nothing. */
export async function goesOn(db: Queries, given: Held): Promise<GoesOn> {
  const [row] = await db.select({ cancelRequested: job.cancelRequested }).from(job).where(held(given));
  return heard(row);
}

/** Reports progress; the answer says whether to go on. */
export async function renew(
  db: Queries,
  given: Held & { now: Date; done: number; total: number; doing: string },
): Promise<GoesOn> {
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
  return heard(row);
}

type Ending = { state: 'done' | 'failed' | 'cancelled'; at: string } & Pick<
  typeof job.$inferInsert,
  'problem' | 'analysisId'
>;

const ended = (ending: Ending) => ({
  state: ending.state,
  doing: { done: 'Finished', failed: 'Failed', cancelled: 'Cancelled' }[ending.state],
  finishedAt: ending.at,
  problem: ending.problem,
  analysisId: ending.analysisId,
  leaseUntil: null,
  ...(ending.state === 'done' ? { done: sql`${job.total}` } : {}),
});

/** Ends a job this worker still holds; false where it no longer does, and what it computed is dropped. */
export async function end(tx: Queries, given: Held, ending: Ending): Promise<boolean> {
  const wanted = ending.state === 'done' ? and(held(given), eq(job.cancelRequested, false)) : held(given);
  const rows = await tx.update(job).set(ended(ending)).where(wanted).returning({ id: job.id });
  if (rows.length > 0) await forgetPieces(tx, given.id);
  return rows.length > 0;
}

/** Ends a waiting job that must not be retried. */
export async function giveUp(tx: Queries, id: string, ending: Ending): Promise<boolean> {
  const wanted = and(eq(job.id, id), eq(job.state, 'queued'));
  const rows = await tx.update(job).set(ended(ending)).where(wanted).returning({ id: job.id });
  if (rows.length > 0) await forgetPieces(tx, id);
  return rows.length > 0;
}

export const forgetPieces = (tx: Queries, id: string) => tx.delete(jobPiece).where(eq(jobPiece.jobId, id));

/** Returns a failed job to the queue, to be retried. */
export const release = (tx: Queries, given: Held) =>
  tx
    .update(job)
    .set({
      state: 'queued',
      owner: null,
      leaseUntil: null,
      alonePiece: null,
      attempts: sql`${job.attempts} + 1`,
      doing: 'Waiting to be tried again',
    })
    .where(held(given));

/** A requested stop, or another's turn, is not the job's fault, so it does not count as an attempt. */
export const handBack = (tx: Queries, given: Held, doing = 'Waiting to go on') =>
  tx
    .update(job)
    .set({ state: 'queued', owner: null, leaseUntil: null, alonePiece: null, doing })
    .where(held(given));

export const heldBy = (db: Queries): Promise<{ id: string; owner: string | null }[]> =>
  db.select({ id: job.id, owner: job.owner }).from(job).where(eq(job.state, 'running'));

export const expireLeases = (db: Queries, ids: string[]) =>
  db
    .update(job)
    .set({ leaseUntil: 0 })
    .where(and(inArray(job.id, ids), eq(job.state, 'running'), gt(job.leaseUntil, 0)));

/**
 * Jobs whose worker is gone wait again. That is nobody's failure, as the worker ran other pieces beside theirs, except
 * where a piece ran by itself: the deaths of one and the same piece are counted.
 */
async function takeBack(db: Queries, now: Date): Promise<void> {
  const dead = and(eq(job.state, 'running'), lt(job.leaseUntil, now.getTime()));
  if ((await db.select({ id: job.id }).from(job).where(dead).limit(1)).length === 0) return;
  await db
    .update(job)
    .set({
      state: 'queued',
      owner: null,
      leaseUntil: null,
      doing: 'Waiting to go on',
      deaths: sql`${job.deaths} + 1`,
      diedTimes: sql`CASE WHEN ${job.alonePiece} IS NULL THEN ${job.diedTimes} WHEN ${job.alonePiece} = ${job.diedPiece} THEN ${job.diedTimes} + 1 ELSE 1 END`,
      diedPiece: sql`COALESCE(${job.alonePiece}, ${job.diedPiece})`,
      alonePiece: null,
    })
    .where(dead);
}

/** Which piece runs alone, until none is named. */
export const runsAlone = (db: Queries, given: Held, piece: string | null) =>
  db.update(job).set({ alonePiece: piece }).where(held(given));

/** Those of which one piece took the worker down too often while it ran by itself. */
export const poisonous = (db: Queries): Promise<Job[]> =>
  db
    .select()
    .from(job)
    .where(and(eq(job.state, 'queued'), gte(job.diedTimes, LONE_DEATHS_AT_MOST)));

/** Whether a job of another organisation waits in this lane that has none running there. */
export async function othersWait(
  db: Queries,
  given: { organisation: string; kinds: Kinds },
): Promise<boolean> {
  const [row] = await db
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        free(given.kinds),
        sql`${job.organisationId} <> ${given.organisation}`,
        sql`${runningLike('organisation_id', given.kinds)} = 0`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
