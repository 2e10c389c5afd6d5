import { ENGINE } from '@/simulations/analysis/engine-version';
import { studyRound } from '@/simulations/analysis/study-round';
import { storedStudy, storeStudy } from '../analyses/queries';
import { solutionKey } from '../analyses/solution-key';
import { studyKey } from '../analyses/study-key';
import type { Job } from '../jobs/queries';
import type { JobWork } from '../vocabulary/jobs';
import type { JobContext, Outcome } from './outcome';

type StudyWork = Extract<JobWork, { kind: 'study' }>;

export async function runStudy(job: Job, work: StudyWork, context: JobContext): Promise<Outcome> {
  const { db, runner, signal, onProgress } = context;
  if (!job.organisationId) throw new Error(`job ${job.id} studies for nobody`);
  const round = solutionKey(work.round, job.organisationId);
  const { study, settings } = work;

  const key = studyKey({ round, study, settings });
  if (await storedStudy(db, key)) return { ok: true, finish: async () => ({}) };
  const value = await studyRound(work, { runner, signal, onProgress });
  return {
    ok: true,
    finish: async (tx, createdAt) => {
      await storeStudy(tx, { key, round, study, settings, engine: ENGINE, value, createdAt });
      return {};
    },
  };
}
