import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { notice } from '../db/schema';
import { queueMail } from '../mail/outbox';
import { NOTICE_RECORDS, type NoticeKind } from '../vocabulary/notice-kinds';
import type { Notice } from './shapes';

const SHOWN = 100;

export type Said = {
  kind: NoticeKind;
  at: string;
  text: string;
  href: string;
  /** Of the submission that it is about. */
  reference?: string;
};

/** Writes notices to people, and what they get by e-mail, in the same transaction as the change they are about. */
export async function tell(tx: Queries, people: string[], said: Said): Promise<void> {
  const each = [...new Set(people)];
  const mails = await queueMail(tx, each, { group: NOTICE_RECORDS[said.kind].group, at: said.at });
  const rows = each.map((userId) => ({
    id: randomUUID(),
    userId,
    mailId: mails.get(userId) ?? null,
    ...said,
  }));
  if (rows.length) await tx.insert(notice).values(rows);
}

export async function noticesOf(db: Queries, userId: string): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notice)
    .where(eq(notice.userId, userId))
    .orderBy(desc(notice.at), desc(notice.id))
    .limit(SHOWN);
  return rows.map(({ id, at, text, href, readAt }) => ({ id, at, text, href, read: readAt !== null }));
}

export async function unreadOf(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notice)
    .where(and(eq(notice.userId, userId), isNull(notice.readAt)));
  return row?.unread ?? 0;
}

export const markRead = (db: Queries, given: { userId: string; ids: string[]; at: string }) =>
  db
    .update(notice)
    .set({ readAt: given.at })
    .where(and(eq(notice.userId, given.userId), inArray(notice.id, given.ids), isNull(notice.readAt)));
