import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { draftEdition, editionTrial } from '../db/schema';

export type EditionRow = typeof draftEdition.$inferSelect;

const own = (given: { id: string; organisation: string }) =>
  and(eq(draftEdition.id, given.id), eq(draftEdition.organisationId, given.organisation));

export const editionsOf = (db: Queries, organisation: string): Promise<EditionRow[]> =>
  db
    .select()
    .from(draftEdition)
    .where(eq(draftEdition.organisationId, organisation))
    .orderBy(desc(draftEdition.updatedAt));

export async function editionById(
  db: Queries,
  given: { id: string; organisation: string },
): Promise<EditionRow | undefined> {
  const [row] = await db.select().from(draftEdition).where(own(given));
  return row;
}

export const insertEdition = (tx: Queries, values: EditionRow) => tx.insert(draftEdition).values(values);

export const updateEdition = (
  tx: Queries,
  given: { id: string; organisation: string },
  values: Partial<Omit<EditionRow, 'id' | 'organisationId'>>,
) => tx.update(draftEdition).set(values).where(own(given));

export const deleteEdition = (tx: Queries, given: { id: string; organisation: string }) =>
  tx.delete(draftEdition).where(own(given));

/** As before anybody proposed to publish it. */
export const NOT_PROPOSED = { proposedBy: null, proposedAt: null, proposedRevision: null };

export type TrialRow = typeof editionTrial.$inferSelect;

export const keepTrial = (tx: Queries, { draftId, ...values }: TrialRow) =>
  tx
    .insert(editionTrial)
    .values({ draftId, ...values })
    .onConflictDoUpdate({ target: editionTrial.draftId, set: values });

export async function trialOf(db: Queries, draftId: string): Promise<TrialRow | undefined> {
  const [row] = await db.select().from(editionTrial).where(eq(editionTrial.draftId, draftId));
  return row;
}

/** Of this very text, in the edition that it changes now: another may have been published meanwhile. */
export const isAsTried = (
  { revision, result }: TrialRow,
  now: { revision: number; previous: string | null },
): boolean => revision === now.revision && result.previous === now.previous;
