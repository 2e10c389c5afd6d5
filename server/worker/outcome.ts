/** The contract between running a job and what each kind of job does. */

import type { Progress } from '@/simulations/pool/lanes';
import type { Runner } from '@/simulations/pool/runner';
import type { Database, Queries } from '../db/client';
import type { ServerProblem } from '../problems/problem';

export type Finish = (tx: Queries, at: string) => Promise<{ analysisId?: string }>;
/** The writes that store what was computed, or why it could not be computed. */
export type Outcome = { ok: true; finish: Finish } | { ok: false; problem: ServerProblem };

export type JobContext = {
  db: Database;
  runner: Runner;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  now: () => Date;
};
