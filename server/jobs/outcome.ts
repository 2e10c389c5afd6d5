/** What is agreed between a job's run and what each kind of job does. */
import type { Runner } from '@/simulations/pool/runner';
import type { Progress } from '@/simulations/result';
import type { Database, Queries } from '../db/client';
import type { ServerProblem } from '../errors';

export type Finish = (tx: Queries, at: string) => Promise<{ analysisId?: string }>;
/** What was computed, as the writes that keep it; or why it could not be. */
export type Outcome = { ok: true; finish: Finish } | { ok: false; problem: ServerProblem };

export type JobContext = {
  db: Database;
  runner: Runner;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};
