import { randomUUID } from 'node:crypto';
import { analyseUnder } from '@/rulebooks/analysis/analyse';
import { nameOf, operatorName } from '../accounts/stored/names';
import { computedHash } from '../analyses/computed-hash';
import { insertAnalysis } from '../analyses/queries';
import { appendEvent } from '../audit/append';
import type { Job } from '../jobs/queries';
import { rulebookAround } from '../rulebooks/shelf';
import type { JobWork } from '../vocabulary/jobs';
import { thisMachine } from './machine';
import type { JobContext, Outcome } from './outcome';

type AnalysisWork = Extract<JobWork, { kind: 'analysis' }>;

export async function runAnalysis(job: Job, work: AnalysisWork, context: JobContext): Promise<Outcome> {
  const { variant, at: day, rounds, seed } = work;
  const { db, runner, signal, onProgress } = context;
  const book = await rulebookAround(db, variant, day);
  if (!book.ok) throw new Error(`job ${job.id} has no rulebook`);
  const analysed = await analyseUnder(book.value, variant, { day, rounds, seed, runner, signal, onProgress });
  const organisationId = job.organisationId;
  if (!organisationId) throw new Error(`job ${job.id} analyses for nobody`);
  if (!analysed.ok) {
    const [problem] = analysed.problems;
    if (!problem) throw new Error('refused without a problem');
    return { ok: false, problem };
  }
  const result = analysed.value;
  const variantHash = await computedHash(book.value, variant);
  return {
    ok: true,
    finish: async (tx, finishedAt) => {
      const id = randomUUID();
      await insertAnalysis(tx, {
        id,
        organisationId,
        variantHash,
        hash: result.hash,
        engine: result.engine,
        result,
        machine: thisMachine(),
        createdAt: finishedAt,
        createdBy: job.createdBy,
      });
      await appendEvent(tx, {
        at: finishedAt,
        actor: { id: job.createdBy, name: await nameOf(tx, job.createdBy) },
        organisation: { id: organisationId, name: await operatorName(tx, organisationId) },
        kind: 'analysis-finished',
        subject: `draft:${job.draftId}`,
        data: { job: job.id, analysis: id, hash: result.hash },
      });
      return { analysisId: id };
    },
  };
}
