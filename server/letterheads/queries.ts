import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { audit, frozenLetterhead, letterhead } from '../db/schema/index';
import type { Letterhead, PaperOrganisation } from '../vocabulary/letterhead';

export async function letterheadOf(db: Queries, organisation: string): Promise<Letterhead | undefined> {
  const [row] = await db.select().from(letterhead).where(eq(letterhead.organisationId, organisation));
  return row?.content;
}

export const allLetterheads = (db: Queries) => db.select().from(letterhead);

export const keepLetterhead = (tx: Queries, organisationId: string, content: Letterhead) =>
  tx
    .insert(letterhead)
    .values({ organisationId, content })
    .onConflictDoUpdate({ target: letterhead.organisationId, set: { content } });

/** When it was last changed; undefined where it never was. */
export async function letterheadSetAt(db: Queries, organisation: string): Promise<string | undefined> {
  const [event] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.subject, `organisation:${organisation}`), eq(audit.kind, 'letterhead-set')))
    .orderBy(desc(audit.seq))
    .limit(1);
  return event?.at;
}

/** As it was frozen; undefined where nothing was known then. */
export async function frozenLetterheadOf(
  db: Queries,
  submissionId: string,
): Promise<PaperOrganisation | undefined> {
  const [row] = await db
    .select()
    .from(frozenLetterhead)
    .where(eq(frozenLetterhead.submissionId, submissionId));
  return row?.content;
}

export const insertFrozenLetterhead = (tx: Queries, submissionId: string, content: PaperOrganisation) =>
  tx.insert(frozenLetterhead).values({ submissionId, content });
