import { solveRound } from '@/simulations/analysis/analyse';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { RoundRefused } from '@/simulations/problems/round-refused';
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
  const solved = await solveRound(round, { runner, signal, onProgress }).catch((error: unknown) => {
    if (error instanceof RoundRefused) return error;
    throw error;
  });
  if (solved instanceof RoundRefused) {
    const [problem] = solved.problems;
    if (!problem) throw new Error('refused without a problem');
    return { ok: false, problem };
  }
  return {
    ok: true,
    finish: async (tx, createdAt) => {
      await storeSolution(tx, { key, engine: ENGINE, value: solved, createdAt });
      return {};
    },
  };
}
