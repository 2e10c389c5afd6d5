/** The first day of each edition of a rulebook that an authority published: for whoever works by it, and for its regulators. */
import { eq } from 'drizzle-orm';
import type { Member } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { publishedEdition, submission } from '../db/schema';
import { shelfOf } from '../rulebooks/shelf';
import type { InRulebook } from './calendar-day';

/** Of an operator, those under which it ever filed a version of a game. */
async function concerns(db: Queries, { organisation }: Member): Promise<(rulebook: string) => boolean> {
  if (organisation.kind !== 'operator') return (rulebook) => looksAfter(organisation, rulebook);
  const rows = await db
    .selectDistinct({ rulebook: submission.rulebook })
    .from(submission)
    .where(eq(submission.organisationId, organisation.id));
  const filed = new Set(rows.map(({ rulebook }) => rulebook));
  return (rulebook) => filed.has(rulebook);
}

export async function editionDays(db: Queries, member: Member): Promise<InRulebook[]> {
  const rows = await db
    .select({
      hash: publishedEdition.hash,
      rulebook: publishedEdition.rulebook,
      at: publishedEdition.publishedAt,
    })
    .from(publishedEdition);
  if (rows.length === 0) return [];
  const shelf = await shelfOf(db);
  const isConcerned = await concerns(db, member);
  return rows.flatMap(({ hash, rulebook, at }): InRulebook[] => {
    const editions = isConcerned(rulebook) ? shelf.editions(rulebook) : undefined;
    // One whose seal does not hold is not on the shelf, and applies to nobody.
    const found = editions?.ok ? editions.value.find((each) => each.hash === hash) : undefined;
    if (!found) return [];
    const { title, edition, validFrom } = found.book;
    return [
      {
        rulebook,
        day: {
          uid: `edition-${hash.slice(0, 32)}`,
          day: validFrom,
          title: `${title}: first day of a new edition`,
          says: `From this day ${edition} applies. Its page lists what it changes.`,
          href: `/rulebooks/${rulebook}/editions`,
          sequence: 0,
          changedAt: at,
          cancelled: false,
        },
      },
    ];
  });
}
