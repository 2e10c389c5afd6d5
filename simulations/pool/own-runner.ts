import { inThisThread, type Runner } from './runner';

/** Threads of one's own. Loaded when needed: analysis is also used where there are no threads. */
export async function ownRunner(threads: number | undefined): Promise<Runner> {
  const { threadFileBesideProgram, threadPool } = await import('./thread-pool');
  const file = threadFileBesideProgram();
  return file ? threadPool({ threads, file }) : inThisThread();
}
