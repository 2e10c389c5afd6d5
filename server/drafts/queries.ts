import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { FILED_GAME } from '@/rulebooks/variant/filed-game';
import { storedVariant } from '@/rulebooks/variant/stored-variant';
import type { Queries } from '../db/client';
import { draft, submission, user, variation } from '../db/schema';
import { isDamaged } from '../db/schema/json';

export type DraftRow = typeof draft.$inferSelect & { damaged?: true };

/** Its variant as this version reads it, whatever an earlier one let in. */
const readable = (row: DraftRow): DraftRow => ({
  ...row,
  variant: storedVariant(row.variant, row).variant,
  ...(isDamaged(row.variant) && { damaged: true }),
});

/** Only ever within an organisation. */
export async function draftById(
  db: Queries,
  given: { id: string; organisation: string },
): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(draft)
    .where(and(eq(draft.id, given.id), eq(draft.organisationId, given.organisation)));
  return row && readable(row);
}

/** What a list is searched and ordered by, without what each draft holds. */
export const draftHeads = (db: Queries, organisation: string) =>
  db
    .select({
      id: draft.id,
      name: draft.name,
      rulebook: draft.rulebook,
      game: draft.game,
      day: draft.day,
      updatedAt: draft.updatedAt,
      /** What its applicant calls a game that no rulebook lists. */
      filedName: sql<unknown>`CASE WHEN ${draft.game} = ${FILED_GAME} AND json_valid(${draft.variant}) THEN json_extract(${draft.variant}, '$.filed.label') END`,
    })
    .from(draft)
    .where(eq(draft.organisationId, organisation));

/** In no order. */
export async function draftsByIds(db: Queries, given: { ids: string[]; organisation: string }) {
  const marker = alias(user, 'marker');
  const rows = await db
    .select({
      draft,
      updatedBy: user.name,
      state: submission.state,
      marker: marker.name,
      notified: variation.number,
    })
    .from(draft)
    .innerJoin(user, eq(user.id, draft.updatedBy))
    .leftJoin(submission, eq(submission.id, draft.submissionId))
    .leftJoin(
      variation,
      and(
        eq(variation.submissionId, draft.submissionId),
        eq(variation.kind, 'temporary'),
        ne(variation.state, 'taken-back'),
      ),
    )
    .leftJoin(marker, eq(marker.id, draft.readyBy))
    .where(and(inArray(draft.id, given.ids), eq(draft.organisationId, given.organisation)));
  return rows.map((row) => ({ ...row, draft: readable(row.draft) }));
}

/** Those still being edited: a frozen one belongs to its submission. */
export async function openDrafts(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(draft)
    .where(and(eq(draft.organisationId, organisation), isNull(draft.submissionId)));
  return row?.count ?? 0;
}

/** Those that a version's revision began, oldest first: of the game as it is, and for a time as a local variation. */
export const draftsRevising = (db: Queries, given: { submission: string; organisation: string }) =>
  db
    .select({ id: draft.id, name: draft.name, by: user.name, at: draft.updatedAt })
    .from(draft)
    .innerJoin(user, eq(user.id, draft.updatedBy))
    .where(
      and(
        eq(draft.revisesId, given.submission),
        eq(draft.organisationId, given.organisation),
        isNull(draft.submissionId),
      ),
    )
    .orderBy(asc(draft.createdAt));

export const insertDraft = (tx: Queries, values: typeof draft.$inferInsert) =>
  tx.insert(draft).values(values);

export const updateDraft = (tx: Queries, id: string, values: Partial<typeof draft.$inferInsert>) =>
  tx.update(draft).set(values).where(eq(draft.id, id));

export const deleteDraft = (tx: Queries, id: string) => tx.delete(draft).where(eq(draft.id, id));

/** The submission that a draft became or began from. */
export async function versionById(db: Queries, id: string) {
  const [row] = await db
    .select({
      id: submission.id,
      reference: submission.reference,
      version: submission.version,
      state: submission.state,
    })
    .from(submission)
    .where(eq(submission.id, id));
  return row;
}
