/** Who saved the card of a meeting last, and each of its results: for whoever changed the same meanwhile. */
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Member } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import type { EventKind } from '../vocabulary/event-kinds';
import type { SavedBy, SavedParts } from './shapes';

const CARD: readonly EventKind[] = ['meeting-begun', 'meeting-taken', 'meeting-card-saved'];

/** Of each kind, and of results of each race, the last. */
const lastEvents = (db: Queries, id: string) => {
  const race = sql<number | null>`json_extract(${audit.data}, '$.race')`;
  return db
    .select({ kind: audit.kind, race, seq: max(audit.seq), at: audit.at, actor: audit.actor })
    .from(audit)
    .where(and(eq(audit.subject, `meeting:${id}`), inArray(audit.kind, [...CARD, 'meeting-result-saved'])))
    .groupBy(audit.kind, race)
    .orderBy(max(audit.seq));
};

export async function savedParts(db: Queries, id: string, { id: me }: Member): Promise<SavedParts> {
  let card: SavedBy | undefined;
  const results: Record<number, SavedBy> = {};
  for (const { kind, race, at, actor } of await lastEvents(db, id)) {
    const saved = { by: await nameOf(db, actor), at, isOwn: actor === me };
    if (CARD.includes(kind)) card = saved;
    else if (race !== null) results[race] = saved;
  }
  return { ...(card && { card }), results };
}
