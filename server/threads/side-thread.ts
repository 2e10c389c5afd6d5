/**
 * Work of seconds that a request waits for: done in a thread of the web server's own, so that everyone else is answered
 * meanwhile. Run from its sources alone, the server has no thread to give, and does it here.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Piscina } from 'piscina';

export type SideThread<Task, Done> = {
  run: (task: Task) => Promise<Done>;
  close: () => Promise<void>;
};

const IDLE_MS = 60_000;

/** What one task may take; it is stopped beyond. */
export type TaskBounds = { ms: number; megabytes: number };

/** A task took more than its bounds and was stopped. The thread goes on with the next. */
export class Exhausted extends Error {}

const isExhausted = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** One thread is started when there is work, and ends when there has been none for a while. */
export function sideThread<Task, Done>(file: string, bounds?: TaskBounds): SideThread<Task, Done> {
  const pool = new Piscina<Task, Done>({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    ...(bounds && { resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes } }),
  });
  const run = async (task: Task): Promise<Done> => {
    if (!bounds) return pool.run(task);
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(bounds.ms) });
    } catch (error) {
      throw isExhausted(error) ? new Exhausted('a task took more than it may') : error;
    }
  };
  return { run, close: () => pool.destroy() };
}

export const inThisThread = <Task, Done>(
  work: (task: Task) => Done | Promise<Done>,
): SideThread<Task, Done> => ({ run: async (task) => work(task), close: async () => {} });

/** The built program of that name in a thread; without one, `work` here. */
export function threadOrHere<Task, Done>(
  program: string,
  work: (task: Task) => Done | Promise<Done>,
  bounds?: TaskBounds,
): SideThread<Task, Done> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', `${program}.mjs`);
  return existsSync(file) ? sideThread(file, bounds) : inThisThread(work);
}
