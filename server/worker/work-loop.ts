/** Takes jobs in each lane; all share the threads of one pool, piece by piece, in fair turns. */
import { setTimeout as wait } from 'node:timers/promises';
import { isLongShard } from '@/simulations/analysis/long-shard';
import type { Database } from '../db/client';
import { claim, expireLeases, giveUp, heldBy, LEASE_MS, othersWait, poisonous } from '../jobs/lease';
import type { Job } from '../jobs/queries';
import type { ServerProblem } from '../problems/problem';
import { withoutValues } from '../problems/without-values';
import type { JobWork } from '../vocabulary/jobs';
import { type FairThreads, fairThreads } from './fair-threads';
import { isGone, newOwner } from './gone';
import { failedEvent, runJob, type Workshop } from './run-job';

const POLL_MS = 150;

/** Jobs of workers that no longer exist need not wait for their lease to run out. */
export async function takeOverOrphans(db: Database): Promise<void> {
  const held = await heldBy(db);
  const orphans = held.filter(({ owner }) => owner !== null && isGone(owner)).map(({ id }) => id);
  if (orphans.length > 0) await expireLeases(db, orphans);
}

const poisoned = ({ diedPiece, diedTimes }: Job): ServerProblem => ({
  code: 'job-failed',
  message: `This computation was stopped for good: ${diedPiece ?? 'one piece of it'} stopped the analysis worker ${diedTimes} times while nothing else ran. Make the variant smaller, or tell the person who runs this site.`,
});

async function giveUpPoisonous(db: Database): Promise<void> {
  for (const job of await poisonous(db)) {
    const at = new Date().toISOString();
    const problem = poisoned(job);
    await db.transaction(async (tx) => {
      if (await giveUp(tx, job.id, { state: 'failed', at, problem })) await failedEvent(tx, job, at, problem);
    });
  }
}

type Kind = JobWork['kind'];

/** Whoever opens a game or changes a pay waits for what follows; that never queues behind an analysis. */
export const LANES: Kind[][] = [
  ['distributions'],
  ['solution'],
  ['study'],
  ['analysis', 'rerun'],
  ['edition-trial'],
];

/** So many jobs of a lane are under way at once, each of another person; they share the threads. */
const PLACES = 3;

async function lane(
  workshop: Workshop & { threads: FairThreads },
  owner: string,
  kinds: Kind[],
): Promise<void> {
  const { db, stopping } = workshop;
  const running = new Set<Promise<void>>();
  const full = () => running.size >= PLACES;
  const shop: Workshop = {
    ...workshop,
    othersWait: async ({ organisationId }) =>
      full() && organisationId !== null && (await othersWait(db, { organisation: organisationId, kinds })),
  };
  while (!stopping.aborted) {
    const job = full() ? undefined : await claim(db, { owner, now: new Date(), kinds }).catch(unclaimed);
    if (!job) {
      await wait(POLL_MS, undefined, { signal: stopping }).catch(() => undefined);
      continue;
    }
    const run = runJob(shop, job, owner)
      .catch((error: unknown) => console.error(`worker: job ${job.id} was left`, withoutValues(error)))
      .finally(() => running.delete(run));
    running.add(run);
  }
  await Promise.all(running);
}

/** The database may be locked or full for a while: the worker survives that. */
function unclaimed(error: unknown): undefined {
  console.error('worker: no job could be taken', withoutValues(error));
  return undefined;
}

async function tidy({ db, stopping }: Workshop): Promise<void> {
  while (!stopping.aborted) {
    await giveUpPoisonous(db).catch(unclaimed);
    await wait(LEASE_MS / 4, undefined, { signal: stopping }).catch(() => undefined);
  }
}

export async function workLoop(workshop: Workshop): Promise<void> {
  const owner = newOwner();
  const threads = fairThreads(workshop.runner, isLongShard);
  await takeOverOrphans(workshop.db);
  await Promise.all([...LANES.map((kinds) => lane({ ...workshop, threads }, owner, kinds)), tidy(workshop)]);
}
