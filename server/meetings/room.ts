/** How much an organisation may keep of its meetings. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { meeting, meetingSettlement, poolStakes } from '../db/schema';
import { type Answer, refuse } from '../problems/problem';

/** Stakes, what was settled, and what came of it. */
const BYTES_AT_MOST = 2_000_000_000;

async function bytesKept(db: Queries, organisation: string): Promise<number> {
  const own = db.select({ id: meeting.id }).from(meeting).where(eq(meeting.organisationId, organisation));
  const [settlements] = await db
    .select({
      bytes: sql<number>`COALESCE(SUM(LENGTH(${meetingSettlement.given}) + LENGTH(${meetingSettlement.data})), 0)`,
    })
    .from(meetingSettlement)
    .where(inArray(meetingSettlement.meetingId, own));
  const [stakes] = await db
    .select({ bytes: sql<number>`COALESCE(SUM(LENGTH(${poolStakes.packed})), 0)` })
    .from(poolStakes)
    .where(inArray(poolStakes.meetingId, own));
  return (settlements?.bytes ?? 0) + (stakes?.bytes ?? 0);
}

/** Undefined where there is room. */
export async function noRoom(
  db: Queries,
  organisation: string,
  atMost = BYTES_AT_MOST,
): Promise<Answer<never> | undefined> {
  return (await bytesKept(db, organisation)) > atMost
    ? refuse(
        'limit-reached',
        'The stakes and settlements of your organisation take as much room as one may have. Remove meetings that were never settled, or ask the person who runs this site.',
      )
    : undefined;
}
