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

/** One thread is started when there is work, and ends when there has been none for a while. */
export function sideThread<Task, Done>(file: string): SideThread<Task, Done> {
  const pool = new Piscina<Task, Done>({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
}

export const inThisThread = <Task, Done>(
  work: (task: Task) => Done | Promise<Done>,
): SideThread<Task, Done> => ({ run: async (task) => work(task), close: async () => {} });

/** The built program of that name in a thread; without one, `work` here. */
export function threadOrHere<Task, Done>(
  program: string,
  work: (task: Task) => Done | Promise<Done>,
): SideThread<Task, Done> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', `${program}.mjs`);
  return existsSync(file) ? sideThread(file) : inThisThread(work);
}
