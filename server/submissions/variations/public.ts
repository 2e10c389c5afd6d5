/** What anyone reads of a variation: what changes at the tables of an approved game, where, and until when. */
import type { Queries } from '../../db/client';
import { heldOf } from '../stored/held';
import { frozenVariant } from '../stored/queries';
import { alteredVariation } from './as-told';
import { briefOf, type Joined, variationsUnder } from './queries';
import { shownPeriods } from './read';
import type { VariationPublic } from './shapes';

export async function publicVariation(
  db: Queries,
  { variation, submission }: Joined,
  now: Date,
): Promise<VariationPublic> {
  const held = await heldOf(db, submission);
  const { at, id: _, toBePlayed: __, ...brief } = briefOf(variation, submission, { now, held });
  return {
    ...brief,
    notifiedAt: at,
    reference: submission.reference,
    version: submission.version,
    hash: submission.hash,
    periods: shownPeriods(variation, submission),
    tables: variation.tables,
    change: frozenVariant(submission).variant.circumstances.temporary?.change?.trim() ?? '',
  };
}

/** Those that players meet today, under each of these references. */
export async function runningUnder(
  db: Queries,
  references: string[],
  now: Date,
): Promise<Map<string, VariationPublic[]>> {
  const running = new Map<string, VariationPublic[]>();
  for (const row of await variationsUnder(db, references)) {
    const shown = await publicVariation(db, row, now);
    if (!shown.played || (await alteredVariation(db, row.variation, row.submission)).length > 0) continue;
    running.set(shown.reference, [...(running.get(shown.reference) ?? []), shown]);
  }
  return running;
}
