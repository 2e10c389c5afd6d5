/** The heads of this site as anybody reads them, and whether its chain still contains them. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { readHead } from './head';
import { headsByDay } from './published-heads';
import type { SealedHead } from './sealed-head';

export function siteHeads(dataDir: string): SealedHead[] {
  const present = readHead(dataDir);
  return headsByDay(dataDir, present.state === 'sealed' ? present : undefined);
}

/** The days whose published head this chain does not contain, or this site did not seal. */
export async function contradictedDays(db: Queries, dataDir: string): Promise<string[]> {
  const days: string[] = [];
  const keys = publicKeys(dataDir);
  for (const { head, seal } of siteHeads(dataDir)) {
    const [same] = await db.select({ hash: audit.hash }).from(audit).where(eq(audit.seq, head.seq));
    if (same?.hash !== head.hash || checkSeal('audit-head', head, seal, keys) !== 'good')
      days.push(head.at.slice(0, 10));
  }
  return days;
}
