/** Takes jobs one after another in each lane; all lanes share the threads of one pool, shard by shard. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/client';
import { claim, end, exhausted, expireLeases, heldBy, LEASE_MS } from './lease';
import { FAILED, failedEvent, runJob, type Workshop } from './run';
import type { JobWork } from './work';

const POLL_MS = 150;

/** Names the process, so that another on the same machine can see that it is gone. */
export const newOwner = (): string => `${hostname()}:${process.pid}:${randomUUID()}`;

function isGone(owner: string): boolean {
  const [host, pid] = owner.split(':');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Jobs of workers that no longer exist need not wait for their lease to run out. */
export async function takeOverOrphans(db: Database): Promise<void> {
  const held = await heldBy(db);
  const orphans = held.filter(({ owner }) => owner !== null && isGone(owner)).map(({ id }) => id);
  if (orphans.length > 0) await expireLeases(db, orphans);
}

async function giveUpExhausted(db: Database): Promise<void> {
  for (const job of await exhausted(db, new Date())) {
    const at = new Date().toISOString();
    await db.transaction(async (tx) => {
      const ended = await end(
        tx,
        { id: job.id, owner: job.owner ?? '' },
        { state: 'failed', at, problem: FAILED },
      );
      if (ended) await failedEvent(tx, job, at, FAILED);
    });
  }
}

type Kind = JobWork['kind'];

/** Whoever opens a game or changes a pay waits for what follows; that never queues behind an analysis. */
const LANES: Kind[][] = [['distributions'], ['solution'], ['analysis', 'rerun']];

async function lane(workshop: Workshop, owner: string, kinds: Kind[]): Promise<void> {
  const { db, stopping } = workshop;
  while (!stopping.aborted) {
    const job = await claim(db, { owner, now: new Date(), kinds });
    if (job) await runJob(workshop, job, owner);
    else await wait(POLL_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function tidy({ db, stopping }: Workshop): Promise<void> {
  while (!stopping.aborted) {
    await giveUpExhausted(db);
    await wait(LEASE_MS / 4, undefined, { signal: stopping }).catch(() => undefined);
  }
}

export async function workLoop(workshop: Workshop): Promise<void> {
  const owner = newOwner();
  await takeOverOrphans(workshop.db);
  await Promise.all([...LANES.map((kinds) => lane(workshop, owner, kinds)), tidy(workshop)]);
}
