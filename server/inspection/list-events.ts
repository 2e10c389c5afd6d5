import { and, desc, lt } from 'drizzle-orm';
import type { Member } from '../access/context';
import { asEvent } from '../audit/history';
import type { ListedEvent } from '../audit/shapes';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import { type EventFilter, matching } from './event-filter';
import { subjectsNamed } from './subject-names';

const PAGE = 100;

/** The latest first. */
export async function listEvents(
  db: Queries,
  { reader, cursor, ...filter }: EventFilter & { reader: Member; cursor?: number | undefined },
): Promise<{ events: ListedEvent[]; next?: number }> {
  const links = await db
    .select()
    .from(audit)
    .where(and(matching(reader, filter), cursor ? lt(audit.seq, cursor) : undefined))
    .orderBy(desc(audit.seq))
    .limit(PAGE + 1);
  const page = links.slice(0, PAGE);
  const last = page.at(-1);
  const about = await subjectsNamed(
    db,
    reader,
    page.map(({ subject }) => subject),
  );
  return {
    events: page.map((link) => {
      const named = about.get(link.subject);
      return { ...asEvent(link), ...(named ? { about: named } : {}) };
    }),
    ...(links.length > PAGE && last ? { next: last.seq } : {}),
  };
}

const PEOPLE_AT_MOST = 500;

/** Everybody who did something that the reader may read of, by name. */
export function actorsIn(db: Queries, reader: Member): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: audit.actor, name: audit.actorName })
    .from(audit)
    .where(matching(reader, {}))
    .orderBy(audit.actorName)
    .limit(PEOPLE_AT_MOST);
}
