/** A draft edition tried on every game under its rulebook that may be played, now or later. */
import { figuresFrom } from '@/rulebooks/analysis/analyse';
import { effectOn, isUnaffected } from '@/rulebooks/editions/effect';
import { dayIn } from '@/rulebooks/zones';
import { organisationById } from '../accounts/stored/queries';
import { analysisById } from '../analyses/queries';
import { editionOf } from '../draft-editions/edition';
import { liveGames } from '../draft-editions/live-games';
import { editionById, keepTrial, NOT_PROPOSED, trialOf, updateEdition } from '../draft-editions/queries';
import type { Job } from '../jobs/queries';
import type { ServerProblem } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { frozenVariant } from '../submissions/stored/queries';
import type { JobWork } from '../vocabulary/jobs';
import type { TriedOnAll } from '../vocabulary/tried-edition';
import type { JobContext, Outcome } from './outcome';

type TrialWork = Extract<JobWork, { kind: 'edition-trial' }>;

const OVERTAKEN: ServerProblem = {
  code: 'draft-changed',
  message: 'The draft edition was changed or removed before it was tried. Try it again as it is now.',
};

export async function runEditionTrial(
  job: Job,
  work: TrialWork,
  { db, signal, onProgress, now }: JobContext,
): Promise<Outcome> {
  const regulator = job.organisationId ? await organisationById(db, job.organisationId) : undefined;
  if (!regulator) throw new Error(`job ${job.id} tries for nobody`);
  const given = { id: work.edition, organisation: regulator.id };
  const row = await editionById(db, given);
  const shelf = await shelfOf(db);
  const made = row?.revision === work.revision ? editionOf(shelf, row) : undefined;
  if (!row || !made?.ok) return { ok: false, problem: OVERTAKEN };
  const { validFrom: day } = made.value.difference;
  const games = await liveGames(db, { regulator, rulebook: row.rulebook, today: dayIn(row.rulebook, now()) });
  const { previous } = made.value;
  const tried: TriedOnAll = { day, previous, affected: [], unaffected: [], overByThen: [] };
  for (const [done, { row: submission, game, to }] of games.entries()) {
    onProgress({ done, total: games.length, doing: `Trying ${game.reference}` });
    // The heartbeat, which hears a cancel, comes between two games.
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    if (to !== undefined && to < day) {
      tried.overByThen.push(game);
      continue;
    }
    const analysis = await analysisById(db, submission.analysisId);
    const under = shelf.frozen(submission);
    const { variant } = frozenVariant(submission);
    const effect = effectOn(
      {
        variant,
        figures: analysis && figuresFrom(analysis.result),
        ...(under.ok && { under: under.value }),
      },
      made.value,
    );
    if (isUnaffected(effect)) tried.unaffected.push(game);
    else tried.affected.push({ ...game, ...effect });
  }
  return {
    ok: true,
    finish: async (tx, at) => {
      if ((await editionById(tx, given))?.revision !== work.revision) return {};
      const before = await trialOf(tx, row.id);
      // What somebody proposed to publish was this text in another edition.
      if (before && before.result.previous !== previous) await updateEdition(tx, given, NOT_PROPOSED);
      await keepTrial(tx, {
        draftId: row.id,
        revision: row.revision,
        at,
        by: job.createdBy,
        result: tried,
      });
      return {};
    },
  };
}
