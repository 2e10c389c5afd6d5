import { and, asc, count, eq, inArray, isNull, lt, notExists, sql, sum } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { attached, attachment, confirmationText, draft, user } from '../db/schema/index';
import type { FileAttached } from '../vocabulary/attachment';

export type AttachmentRow = typeof attachment.$inferSelect;

export async function attachmentById(db: Queries, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await db.select().from(attachment).where(eq(attachment.id, id));
  return row;
}

export const attachmentsById = (db: Queries, ids: string[]) =>
  db.select().from(attachment).where(inArray(attachment.id, ids));

/** The same bytes under the same name are one attachment, however often they are sent. */
export async function sameAttachment(
  db: Queries,
  { organisation, hash, name }: { organisation: string; hash: string; name: string },
): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(attachment)
    .where(
      and(eq(attachment.organisationId, organisation), eq(attachment.hash, hash), eq(attachment.name, name)),
    );
  return row;
}

/** Those of an organisation with one of these hashes, the first of each. */
export const withHashes = (db: Queries, organisation: string, hashes: string[]) =>
  db
    .select()
    .from(attachment)
    .where(and(eq(attachment.organisationId, organisation), inArray(attachment.hash, hashes)))
    .orderBy(asc(attachment.at), asc(attachment.id));

export const insertAttachment = (tx: Queries, values: AttachmentRow) => tx.insert(attachment).values(values);
export const deleteAttachment = (tx: Queries, id: string) =>
  tx.delete(attachment).where(eq(attachment.id, id));

export async function bytesKept(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(attachment.size) })
    .from(attachment)
    .where(eq(attachment.organisationId, organisation));
  return Number(row?.bytes ?? 0);
}

const belongsToNothing = (db: Queries) =>
  notExists(db.select({ one: sql`1` }).from(attached).where(eq(attached.attachmentId, attachment.id)));
/** A draft is text in which a consent, a drawing or a model is named by its hash. */
const namedInNoDraft = (db: Queries) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(draft)
      .where(
        and(
          eq(draft.organisationId, attachment.organisationId),
          sql`instr(${draft.variant}, ${attachment.hash}) > 0`,
        ),
      ),
  );

/** Nor in a text that is kept for confirmations still to come. */
const namedInNoText = (db: Queries) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(confirmationText)
      .where(
        and(
          eq(confirmationText.organisationId, attachment.organisationId),
          eq(confirmationText.documentHash, attachment.hash),
          isNull(confirmationText.removedAt),
        ),
      ),
  );
const namedNowhere = (db: Queries) => and(namedInNoDraft(db), namedInNoText(db));

export async function looseOf(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ loose: count() })
    .from(attachment)
    .where(and(eq(attachment.organisationId, organisation), belongsToNothing(db)));
  return row?.loose ?? 0;
}

export async function isLoose(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: attachment.id })
    .from(attachment)
    .where(and(eq(attachment.id, id), belongsToNothing(db), namedNowhere(db)));
  return rows.length > 0;
}

export const forgotten = (db: Queries, before: string) =>
  db
    .select()
    .from(attachment)
    .where(and(lt(attachment.at, before), belongsToNothing(db), namedNowhere(db)));

export async function hashesKnown(db: Queries): Promise<Set<string>> {
  const rows = await db.selectDistinct({ hash: attachment.hash }).from(attachment);
  return new Set(rows.map(({ hash }) => hash));
}

export const insertAttached = (tx: Queries, values: (typeof attached.$inferInsert)[]) =>
  tx.insert(attached).values(values);

export const partsOfAttachment = (db: Queries, id: string) =>
  db
    .select({ subject: attached.subject, part: attached.part })
    .from(attached)
    .where(eq(attached.attachmentId, id));

export const rowsAttachedTo = (db: Queries, subject: string) =>
  db
    .select({ attached, attachment })
    .from(attached)
    .innerJoin(attachment, eq(attachment.id, attached.attachmentId))
    .where(eq(attached.subject, subject));

export async function attachedTo(db: Queries, subject: string): Promise<FileAttached[]> {
  const rows = await db
    .select({ attached, attachment, by: user.name })
    .from(attached)
    .innerJoin(attachment, eq(attachment.id, attached.attachmentId))
    .innerJoin(user, eq(user.id, attached.by))
    .where(eq(attached.subject, subject))
    .orderBy(asc(attached.at), asc(attached.number));
  return rows.map(({ attached: { part, of, at }, attachment: { id, name, size, type, hash }, by }) => ({
    id,
    name,
    size,
    type,
    sha256: hash,
    part,
    of,
    by,
    at,
  }));
}
