/** One-time codes work once: a used code is refused even while it is still valid. */
import { createHash } from 'node:crypto';
import { and, like, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rateLimit } from '../../db/schema';

/** Longer than any code is accepted, allowing for clocks that differ. */
const KEPT_MS = 10 * 60_000;
const PREFIX = 'totp|';

/** Whether this is the first use; if two come at the same moment, only one is the first. */
export async function firstUse(db: Database, person: string, code: string): Promise<boolean> {
  const now = Date.now();
  await db
    .delete(rateLimit)
    .where(and(like(rateLimit.key, `${PREFIX}%`), lt(rateLimit.lastRequest, now - KEPT_MS)));
  const key = `${PREFIX}${createHash('sha256').update(`${person}|${code}`).digest('hex')}`;
  const kept = await db
    .insert(rateLimit)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoNothing()
    .returning({ key: rateLimit.key });
  return kept.length > 0;
}
