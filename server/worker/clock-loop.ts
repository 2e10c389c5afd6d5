/** Looks at the clock while the worker runs: trials that begin take the place of earlier ones, people get notices of flags on results and of deadlines. */
import { setTimeout as wait } from 'node:timers/promises';
import { remind } from '../agenda/remind';
import type { Database } from '../db/client';
import { withoutValues } from '../problems/without-values';
import { type Looked, tellFlags } from '../results/tell-flags';
import { supersedeBegun } from '../submissions/trial/supersede';

const LOOK_EVERY_MS = 10 * 60_000;

export async function clockLoop(db: Database, now: () => Date, stopping: AbortSignal): Promise<void> {
  const looked: Looked = new Map();
  while (!stopping.aborted) {
    await supersedeBegun(db, now()).catch((error: unknown) =>
      console.error('worker: earlier trials were not ended', withoutValues(error)),
    );
    await remind(db, now()).catch((error: unknown) =>
      console.error('worker: deadlines were not looked at', withoutValues(error)),
    );
    await tellFlags(db, now(), { looked, stopping }).catch((error: unknown) =>
      console.error('worker: results of trials were not looked at', withoutValues(error)),
    );
    await wait(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}
