import { eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { site } from '../db/schema';

const ONLY = 1;

export async function siteRow(db: Queries): Promise<typeof site.$inferSelect | undefined> {
  const [row] = await db.select().from(site).where(eq(site.id, ONLY));
  return row;
}

export const insertSite = (tx: Queries, values: Omit<typeof site.$inferInsert, 'id'>) =>
  tx.insert(site).values({ ...values, id: ONLY });

/** Whether notices are also written down as e-mail. */
export const setMails = (tx: Queries, mails: boolean) =>
  tx.update(site).set({ mails }).where(eq(site.id, ONLY));

export const setSetUpToken = (tx: Queries, setUpTokenHash: string | null) =>
  tx.update(site).set({ setUpTokenHash }).where(eq(site.id, ONLY));
