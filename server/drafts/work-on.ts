/** Of each draft of a list: whether exactly what was saved was analysed, and how far an analysis of it has come. */
import type { AnalysisStanding } from '@/rulebooks/findings/open-items';
import { ENGINE } from '@/simulations/analysis/engine-version';
import type { MemberContext } from '../access/context';
import { computedHash } from '../analyses/computed-hash';
import { analysedDrafts, analysedHashes } from '../analyses/queries';
import { activeAnalysesOf, viewOf } from '../jobs/queries';
import { shelfOf } from '../rulebooks/shelf';
import type { DraftRow } from './queries';
import type { DraftSummary } from './shapes';

export type Work = { analysis: AnalysisStanding; job?: DraftSummary['job'] };

export async function workOn(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  drafts: DraftRow[],
): Promise<Map<string, Work>> {
  if (drafts.length === 0) return new Map();
  const ids = drafts.map(({ id }) => id);
  const shelf = await shelfOf(db);
  const hashes = await Promise.all(
    drafts.map(({ variant, day }) => {
      const applied = shelf.applied(variant.rulebook, day);
      return computedHash(applied.ok ? applied.value.book : undefined, variant);
    }),
  );
  const current = await analysedHashes(db, { organisation: member.organisation.id, engine: ENGINE, hashes });
  const ever = await analysedDrafts(db, ids);
  const jobs = new Map((await activeAnalysesOf(db, ids)).map((job) => [job.draftId, job]));
  return new Map(
    drafts.map(({ id }, index): [string, Work] => {
      const running = jobs.get(id);
      if (running) {
        const { id: job, state, done, total, doing } = viewOf(running);
        return [id, { analysis: 'running', job: { id: job, state, done, total, doing } }];
      }
      const analysed = current.has(hashes[index] ?? '');
      return [id, { analysis: analysed ? 'current' : ever.has(id) ? 'outdated' : 'none' }];
    }),
  );
}
