import { setImmediate } from 'node:timers/promises';
import { asc, gt } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import { brokenLink } from './chain';

/** Lets others be answered between pages: the driver itself never yields to the event loop. */
const PAGE = 500;

/**
 * Walks the whole chain, whoever asks: only all of it proves anything. The answer reveals none of its
 * content.
 */
export async function verifyChain(db: Queries): Promise<{ events: number; ok: boolean; brokenAt?: number }> {
  let before = { seq: 0, hash: '' };
  // From the very first row: an event numbered 0 or below does not belong to the chain.
  for (let after = Number.MIN_SAFE_INTEGER; ; after = before.seq) {
    const links = await db
      .select()
      .from(audit)
      .where(gt(audit.seq, after))
      .orderBy(asc(audit.seq))
      .limit(PAGE);
    const broken = brokenLink(links, before);
    if (broken !== undefined) return { events: before.seq + links.length, ok: false, brokenAt: broken };
    const last = links.at(-1);
    if (!last) return { events: before.seq, ok: true };
    before = { seq: last.seq, hash: last.hash };
    await setImmediate();
  }
}
