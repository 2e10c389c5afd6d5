import { solveRound } from '@/simulations/analysis/analyse';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { storedSolution, storeSolution } from '../analyses/queries';
import { solutionKey } from '../analyses/solution-key';
import type { Job } from '../jobs/queries';
import type { JobWork } from '../vocabulary/jobs';
import type { JobContext, Outcome } from './outcome';

type SolutionWork = Extract<JobWork, { kind: 'solution' }>;

export async function runSolution(job: Job, { round }: SolutionWork, context: JobContext): Promise<Outcome> {
  const { db, runner, signal, onProgress } = context;
  if (!job.organisationId) throw new Error(`job ${job.id} solves for nobody`);
  const key = solutionKey(round, job.organisationId);
  if (await storedSolution(db, key)) return { ok: true, finish: async () => ({}) };
  const value = await solveRound(round, { runner, signal, onProgress });
  return {
    ok: true,
    finish: async (tx, createdAt) => {
      await storeSolution(tx, { key, engine: ENGINE, value, createdAt });
      return {};
    },
  };
}
