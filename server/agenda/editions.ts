/** Games of an operator that a published edition of their rulebook puts in breach. */
import { and, eq } from 'drizzle-orm';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Today } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { editionEffect, publishedEdition, submission } from '../db/schema';
import { GRAVEST_SAYS, gravestOf } from '../editions/tell-operators';
import { approvedDays, lastOffered, lastPlayed, nextPlayed, playableOn } from '../submissions/stored/days';
import { heldAmong } from '../submissions/stored/held';
import { frozenVariant, wholeRow } from '../submissions/stored/queries';
import { offeredDays } from '../submissions/variations/queries';
import type { Owed } from './item';

export async function editionsOwed(db: Queries, organisation: string, today: Today): Promise<Owed[]> {
  const rows = await db
    .select({
      row: wholeRow,
      effect: editionEffect.effect,
      hash: publishedEdition.hash,
      edition: publishedEdition.edition,
      validFrom: publishedEdition.validFrom,
      publishedAt: publishedEdition.publishedAt,
    })
    .from(editionEffect)
    .innerJoin(submission, eq(submission.id, editionEffect.submissionId))
    .innerJoin(publishedEdition, eq(publishedEdition.hash, editionEffect.edition))
    .where(and(eq(submission.organisationId, organisation)));
  const helds = await heldAmong(
    db,
    rows.map(({ row }) => row),
  );
  const offered = await offeredDays(
    db,
    rows.map(({ row }) => row),
  );
  return rows.flatMap(({ row, effect, hash, edition, validFrom, publishedAt }): Owed[] => {
    const { circumstances } = frozenVariant(row).variant;
    const now = today(row.rulebook);
    const held = helds.get(row.id);
    const on = { today: now, held };
    const variation = offered.get(row.id);
    const from = nextPlayed(row, circumstances, on, variation);
    const gravest = gravestOf(effect);
    if (from === undefined || (gravest !== 'cannot' && gravest !== 'newly-breaches')) return [];
    const days = approvedDays(row, circumstances, on);
    const approved = playableOn(row, circumstances, { ...on, today: from });
    const last = approved ? days && lastPlayed(days) : variation && lastOffered(variation);
    if (last !== undefined && last < validFrom) return [];
    return [
      {
        kind: 'edition-breach',
        about: `${row.id}:${hash}`,
        says: `Change ${row.reference}, ${row.name}: from ${longDate(validFrom)} it ${GRAVEST_SAYS[gravest]} (${edition}).`,
        href: `/submissions/${row.id}`,
        reference: row.reference,
        rulebook: row.rulebook,
        since: publishedAt,
        by: validFrom,
      },
    ];
  });
}
