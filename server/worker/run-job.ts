/** One job from claim to end, whatever happens in between. */
import { setMaxListeners } from 'node:events';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Progress } from '@/simulations/pool/lanes';
import type { Runner } from '@/simulations/pool/runner';
import { operatorName } from '../accounts/stored/names';
import { appendEvent, SITE } from '../audit/append';
import type { Database, Queries } from '../db/client';
import { storageTrouble } from '../db/storage-trouble';
import { ATTEMPTS_AT_MOST, end, goesOn, handBack, release, renew, runsAlone } from '../jobs/lease';
import type { Job } from '../jobs/queries';
import type { ServerProblem } from '../problems/problem';
import { withoutValues } from '../problems/without-values';
import type { FairThreads } from './fair-threads';
import { sweepPieces } from './kept-files';
import { keepPieces } from './kept-pieces';
import type { Finish, JobContext, Outcome } from './outcome';
import { runAnalysis } from './run-analysis';
import { runDistributions } from './run-distributions';
import { runEditionTrial } from './run-edition-trial';
import { runRerun } from './run-rerun';
import { runSolution } from './run-solution';
import { runStudy } from './run-study';

const BEAT_MS = 250;
/** Each time is a write that others wait for. */
const WRITTEN_EVERY_MS = 1000;
/** A job runs at least this long before it makes room for another organisation's. */
const SLICE_MS = 20_000;
/** A job whose workers died twice may be the cause: its pieces run alone until it ends. */
const DEATHS_TO_RUN_ALONE = 2;

/** What a worker has: the database, its threads, the clock, and when to stop. */
export type Workshop = {
  db: Database;
  runner: Runner;
  stopping: AbortSignal;
  now: () => Date;
  /** Gives each asker their share of the threads; without it, the job has the runner to itself. */
  threads?: FairThreads;
  /** Whether somebody waits for the place that this job has. */
  othersWait?: (job: Job) => Promise<boolean>;
  /** Where a job keeps pieces that are too large for the database. */
  piecesIn?: string;
  /** How long a job runs before it makes room. */
  sliceMs?: number;
};

const STOPPED = 'stopped';
const CANCELLED = 'cancelled';
const LOST = 'lost';
const MADE_ROOM = 'made room';

export const FAILED: ServerProblem = {
  code: 'job-failed',
  message:
    'This computation failed three times and will not run again. Nothing was changed. Tell the person who runs this site.',
};

function perform(job: Job, context: JobContext): Promise<Outcome> {
  switch (job.work.kind) {
    case 'distributions':
      return runDistributions(job, job.work, context);
    case 'solution':
      return runSolution(job, job.work, context);
    case 'study':
      return runStudy(job, job.work, context);
    case 'analysis':
      return runAnalysis(job, job.work, context);
    case 'rerun':
      return runRerun(job, job.work, context);
    case 'edition-trial':
      return runEditionTrial(job, job.work, context);
  }
}

/** Hears a cancel four times a second, and writes once a second how far it is, which also keeps the lease. */
function heartbeat(
  db: Database,
  held: { id: string; owner: string },
  abort: AbortController,
  { flush, makesRoom }: { flush: () => Promise<void>; makesRoom: () => Promise<boolean> },
) {
  let latest: Progress = { done: 0, total: 0, doing: 'Starting' };
  let beating: Promise<void> | undefined;
  let written = { at: Number.NEGATIVE_INFINITY, total: 0 };
  const heard = () => {
    const at = performance.now();
    if (at - written.at < WRITTEN_EVERY_MS && written.total === latest.total) return goesOn(db, held);
    written = { at, total: latest.total };
    return renew(db, { ...held, ...latest, now: new Date() });
  };
  const beat = async () => {
    const answer = await heard();
    await flush();
    if (answer === 'cancel') abort.abort(CANCELLED);
    if (answer === 'lost') abort.abort(LOST);
    if (answer === 'go-on' && (await makesRoom())) abort.abort(MADE_ROOM);
  };
  const timer = setInterval(() => {
    beating ??= beat()
      .catch((error: unknown) => console.error('worker: a heartbeat failed', withoutValues(error)))
      .finally(() => {
        beating = undefined;
      });
  }, BEAT_MS);
  return {
    onProgress: (progress: Progress) => {
      latest = progress;
    },
    stop: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}

export async function runJob(
  { db, runner, stopping, now, threads, othersWait, piecesIn, sliceMs = SLICE_MS }: Workshop,
  job: Job,
  owner: string,
): Promise<void> {
  const held = { id: job.id, owner };
  const abort = new AbortController();
  // Every shard in the pool's queue listens for the end of the job: many listeners, but not a leak.
  setMaxListeners(0, abort.signal);
  const stop = () => abort.abort(STOPPED);
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  const share = threads?.as({
    organisation: job.organisationId ?? '',
    person: job.createdBy,
    job: job.id,
    ...(job.deaths >= DEATHS_TO_RUN_ALONE ? { alone: (piece) => runsAlone(db, held, piece) } : {}),
  });
  const pieces = await keepPieces(db, held, share ?? runner, piecesIn);
  const began = performance.now();
  const heart = heartbeat(db, held, abort, {
    flush: pieces.flush,
    // Only with something kept: otherwise its next turn would begin where this one did.
    makesRoom: async () =>
      performance.now() - began > sliceMs && pieces.added() > 0 && (await othersWait?.(job)) === true,
  });
  try {
    const outcome = await perform(job, {
      db,
      runner: pieces.runner,
      signal: abort.signal,
      onProgress: heart.onProgress,
      now,
    });
    await heart.stop();
    if (outcome.ok) await conclude(db, held, now().toISOString(), outcome.finish);
    else await fail(db, job, held, outcome.problem);
  } catch (error) {
    await heart.stop();
    await pieces
      .flush()
      .catch((failed: unknown) => console.error('worker: pieces could not be kept', withoutValues(failed)));
    await afterwards(db, job, held, abort.signal, error);
  } finally {
    stopping.removeEventListener('abort', stop);
    if (piecesIn !== undefined)
      await sweepPieces(db, piecesIn).catch((failed: unknown) =>
        console.error('worker: pieces could not be removed', withoutValues(failed)),
      );
  }
}

/** The result, the job's end and its event exist together or not at all. */
async function conclude(
  db: Database,
  held: { id: string; owner: string },
  at: string,
  finish: Finish,
): Promise<void> {
  const kept = await db
    .transaction(async (tx) => {
      const written = await finish(tx, at);
      const ended = await end(tx, held, { state: 'done', at, ...written });
      if (!ended) tx.rollback();
      return ended;
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return false;
      throw error;
    });
  if (!kept) await end(db, held, { state: 'cancelled', at });
}

async function fail(
  db: Database,
  job: Job,
  held: { id: string; owner: string },
  problem: ServerProblem,
): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction(async (tx) => {
    if (!(await end(tx, held, { state: 'failed', at, problem }))) return;
    await failedEvent(tx, job, at, problem);
  });
}

export async function failedEvent(tx: Queries, job: Job, at: string, problem: ServerProblem): Promise<void> {
  // Distributions and solutions are on the way to a figure on a screen and are no part of any record.
  if (!job.organisationId || (job.kind !== 'analysis' && job.kind !== 'rerun')) return;
  await appendEvent(tx, {
    at,
    actor: SITE,
    organisation: { id: job.organisationId, name: await operatorName(tx, job.organisationId) },
    kind: 'analysis-failed',
    subject: job.submissionId ? `submission:${job.submissionId}` : `draft:${job.draftId}`,
    data: { job: job.id, problem: problem.message },
  });
}

async function afterwards(
  db: Database,
  job: Job,
  held: { id: string; owner: string },
  signal: AbortSignal,
  error: unknown,
): Promise<void> {
  if (signal.reason === LOST) return;
  if (signal.reason === STOPPED) {
    await handBack(db, held);
    return;
  }
  if (signal.reason === MADE_ROOM) {
    await handBack(db, held, 'Waiting for its next turn');
    return;
  }
  if (signal.reason === CANCELLED) {
    await end(db, held, { state: 'cancelled', at: new Date().toISOString() });
    return;
  }
  if (storageTrouble(error)) {
    // Not the job's fault. It waits as long as a lease, so that a full disk is not retried endlessly.
    console.error(`worker: job ${job.id} could not be saved`, withoutValues(error));
    return;
  }
  const attempt = job.attempts + 1;
  console.error(`worker: job ${job.id} failed (attempt ${attempt})`, withoutValues(error));
  if (attempt >= ATTEMPTS_AT_MOST) await fail(db, job, held, FAILED);
  else await release(db, held);
}
