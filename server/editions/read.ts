/** The editions of a rulebook, with what each published one changed. */

import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { EditionDifference } from '@/rulebooks/editions/difference';
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { Queries } from '../db/client';
import { organization, publishedEdition, user } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { shownChange } from '../draft-editions/edition';
import type { Answer } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import type { EditionShown } from './shapes';

async function publishedOf(db: Queries, rulebook: string) {
  const [publisher, proposer] = [alias(user, 'publisher'), alias(user, 'proposer')];
  const rows = await db
    .select({
      hash: publishedEdition.hash,
      difference: publishedEdition.difference,
      sealed: publishedEdition.sealed,
      at: publishedEdition.publishedAt,
      publisher: publisher.name,
      proposer: proposer.name,
      authority: organization.name,
    })
    .from(publishedEdition)
    .innerJoin(publisher, eq(publisher.id, publishedEdition.publishedBy))
    .leftJoin(proposer, eq(proposer.id, publishedEdition.proposedBy))
    .innerJoin(organization, eq(organization.id, publishedEdition.organisationId))
    .where(eq(publishedEdition.rulebook, rulebook));
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The latest first. */
export async function readEditions(
  db: Queries,
  { id, today }: { id: string; today: string },
): Promise<Answer<EditionShown[]>> {
  const shelf = await shelfOf(db);
  const editions = shelf.editions(id);
  if (!editions.ok) return editions;
  const published = await publishedOf(db, id);
  const applied = shelf.applied(id, today);
  const shown = editions.value.map(({ hash, book }, index): EditionShown => {
    const next = editions.value[index + 1];
    const until = next ? dayAfter(next.book.validFrom, -1) : book.validTo;
    const row = hash === null ? undefined : published.get(hash);
    return {
      edition: book.edition,
      validFrom: book.validFrom,
      ...(until && { validTo: until }),
      current: applied.ok && applied.value.hash === hash,
      ...(row && {
        published: {
          hash: row.hash,
          sealedBy: row.sealed && !isDamaged(row.sealed) ? row.sealed.seal.key : '',
          at: row.at,
          by: row.proposer ?? row.publisher,
          ...(row.proposer && { confirmedBy: row.publisher }),
          authority: row.authority,
          changes: EditionDifference.parse(JSON.parse(row.difference)).changes.map(
            shownChange(editions.value[index - 1]?.book ?? book),
          ),
        },
      }),
    };
  });
  return { ok: true, value: shown.reverse() };
}
