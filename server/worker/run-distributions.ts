import { dayIn } from '@/rulebooks/zones';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { distributionKey } from '../analyses/distribution-key';
import { gameWagers } from '../analyses/game-wagers';
import { storeDistribution, storedDistributions } from '../analyses/queries';
import type { Job } from '../jobs/queries';
import { rulebookOn } from '../rulebooks/shelf';
import type { JobWork } from '../vocabulary/jobs';
import type { JobContext, Outcome } from './outcome';

type DistributionsWork = Extract<JobWork, { kind: 'distributions' }>;

/** Each is kept as soon as it is known: a job taken up again begins where the last one ended. */
export async function runDistributions(
  job: Job,
  work: DistributionsWork,
  context: JobContext,
): Promise<Outcome> {
  const { db, runner, signal, onProgress } = context;
  const organisation = job.organisationId;
  if (!organisation) throw new Error(`job ${job.id} counts for nobody`);
  const edition = await rulebookOn(db, work.rulebook, work.at ?? dayIn(work.rulebook, job.createdAt));
  const resolved = edition.ok ? gameWagers(edition.value, work) : edition;
  if (!resolved.ok) {
    const [problem] = resolved.problems;
    if (!problem) throw new Error('refused without a problem');
    return { ok: false, problem };
  }
  const wagers = resolved.value.map(({ engine, label }) => ({
    engine,
    label,
    key: distributionKey(engine, organisation),
  }));
  const stored = await storedDistributions(
    db,
    wagers.map(({ key }) => key),
  );
  const missing = wagers.filter(({ key }) => !stored.has(key));
  let done = wagers.length - missing.length;
  const count = async ({ engine, label, key }: (typeof wagers)[number]) => {
    const value = await runner.run<'distribution'>({ kind: 'distribution', wager: engine }, signal);
    await storeDistribution(db, { key, engine: ENGINE, value, createdAt: new Date().toISOString() });
    done += 1;
    onProgress({ done, total: wagers.length, doing: `Counting every outcome: ${label}` });
  };
  // One that cannot be counted does not delay the others.
  const failed = (await Promise.allSettled(missing.map(count))).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return { ok: true, finish: async () => ({}) };
}
