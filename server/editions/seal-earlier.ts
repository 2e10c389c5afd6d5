/** Editions that were published before editions were sealed are sealed once, by the start that brings the seals. */
import { eq, isNull } from 'drizzle-orm';
import { appendEvent, SITE } from '../audit/append';
import type { Database } from '../db/client';
import { audit, organization, publishedEdition } from '../db/schema';
import { sealedEdition } from '../rulebooks/edition-seal';
import { publishedAsTold } from './as-told';

/** Of those that are not as their event tells, none: they count for nothing, and verifying names them. */
export const sealEarlierEditions = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx.select().from(publishedEdition).where(isNull(publishedEdition.sealed));
    for (const row of rows) {
      const subject = `edition:${row.hash}`;
      const events = await tx.select().from(audit).where(eq(audit.subject, subject));
      const event = events.find(({ kind }) => kind === 'edition-published');
      if (!event || !publishedAsTold(row, event)) continue;
      const sealed = await sealedEdition(tx, row, event.organisationName ?? '');
      if (!sealed.ok) throw new Error(sealed.problems[0]?.message);
      await tx
        .update(publishedEdition)
        .set({ sealed: sealed.value })
        .where(eq(publishedEdition.hash, row.hash));
      const [authority] = await tx
        .select({ id: organization.id, name: organization.name })
        .from(organization)
        .where(eq(organization.id, row.organisationId));
      await appendEvent(tx, {
        at: new Date().toISOString(),
        actor: SITE,
        organisation: authority ?? null,
        kind: 'edition-sealed',
        subject,
        data: { edition: row.edition, rulebook: row.rulebook, seal: sealed.value.seal },
      });
    }
  });
