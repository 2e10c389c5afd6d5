/** How often an account's password may be tried, on any form. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rateLimit } from '../../db/schema';

const MINUTE = 60_000;

export const TRIES_A_MINUTE = {
  demonstration: { address: 120, account: 300 },
  production: { address: 10, account: 30 },
} as const;

export const TRIED_TOO_OFTEN = 'Too many attempts for this account. Wait a minute and try again.';

/** Counted by account as well as by address: an attacker can have many addresses, or fake them. */
export const triesOf = (db: Database, email: string): Promise<number> =>
  timesThisMinute(db, `account|${createHash('sha256').update(email.toLowerCase()).digest('hex')}`);

/** Adds one under this key; returns the count within a minute. */
export async function timesThisMinute(db: Database, key: string): Promise<number> {
  const now = Date.now();
  const over = sql`${rateLimit.lastRequest} <= ${now - MINUTE}`;
  const [row] = await db
    .insert(rateLimit)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimit.count} + 1 END`,
        lastRequest: sql`CASE WHEN ${over} THEN ${now} ELSE ${rateLimit.lastRequest} END`,
      },
    })
    .returning({ count: rateLimit.count });
  return row?.count ?? 0;
}
