/** Whether each published edition is the one that its event tells of, under a seal of this installation. */
import { eq } from 'drizzle-orm';
import { canonicalJson } from '@/simulations/exact/canonical';
import { nameOf } from '../accounts/stored/names';
import type { Altered } from '../audit/shapes';
import { type Data, same } from '../audit/told';
import type { Queries } from '../db/client';
import { audit, publishedEdition } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { editionSeal, type PublishedRow, sha256 } from '../rulebooks/edition-seal';

type Event = typeof audit.$inferSelect;

const publications = (db: Queries): Promise<Event[]> =>
  db.select().from(audit).where(eq(audit.kind, 'edition-published'));

/** All of it but its seal. */
export function publishedAsTold(row: PublishedRow, event: Event): boolean {
  const data = JSON.parse(event.data) as Data;
  return (
    sha256(row.content) === row.hash &&
    same(
      [
        row.rulebook,
        row.edition,
        row.validFrom,
        row.hash,
        row.previous,
        row.draft,
        row.organisationId,
        row.publishedBy,
        row.proposedBy,
        row.publishedAt,
      ],
      [
        data.rulebook,
        data.edition,
        data.validFrom,
        data.hash,
        data.previous,
        data.draft,
        event.organisationId,
        event.actor,
        data.proposedBy,
        event.at,
      ],
    )
  );
}

/** By whom and for which authority it was sealed, and, where its event names the seal, that it is this one. */
async function sealedAsTold(db: Queries, row: PublishedRow, event: Event): Promise<boolean> {
  const { sealed } = row;
  if (editionSeal(row) !== 'good' || !sealed || isDamaged(sealed)) return false;
  const { record, seal } = sealed;
  const { seal: told } = JSON.parse(event.data) as Data;
  return (
    record.authority === event.organisationName &&
    record.by === event.actorName &&
    record.proposedBy === (row.proposedBy ? await nameOf(db, row.proposedBy) : undefined) &&
    (told === undefined || canonicalJson(told) === canonicalJson(seal))
  );
}

async function partsOf(db: Queries, row: PublishedRow, event: Event | undefined): Promise<string[]> {
  if (!event || !publishedAsTold(row, event)) return ['whole'];
  return (await sealedAsTold(db, row, event)) ? [] : ['seal of the edition'];
}

export async function alteredEditions(db: Queries): Promise<Altered[]> {
  const events = new Map((await publications(db)).map((event) => [event.subject, event]));
  const altered: Altered[] = [];
  for (const row of await db.select().from(publishedEdition)) {
    const subject = `edition:${row.hash}`;
    const of = { reference: `${row.edition} of ${row.rulebook}`, organisation: row.organisationId };
    altered.push(...(await partsOf(db, row, events.get(subject))).map((part) => ({ ...of, part })));
    events.delete(subject);
  }
  const lost = [...events.values()].map(({ data, organisationId }) => {
    const { edition, rulebook } = JSON.parse(data) as Data;
    return { reference: `${edition} of ${rulebook}`, organisation: organisationId ?? '', part: 'whole' };
  });
  return [...altered, ...lost];
}
