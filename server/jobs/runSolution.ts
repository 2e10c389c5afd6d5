import { solveRound } from '@/simulations/analyse';
import { ENGINE } from '@/simulations/engine-version';
import { storedSolution, storeSolution } from '../analyses/queries';
import { solutionKey } from '../analyses/solutionKey';
import type { JobContext, Outcome } from './outcome';
import type { JobWork } from './work';

type SolutionWork = Extract<JobWork, { kind: 'solution' }>;

/** Of nobody in particular: the same pay tables have the same best play for whoever asks. */
export async function runSolution({ round }: SolutionWork, context: JobContext): Promise<Outcome> {
  const { db, runner, signal, onProgress } = context;
  const key = solutionKey(round);
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
