import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import type { Link } from './chain';
import type { AuditEvent } from './shapes';

const PAGE = 100;

export function asEvent(link: Link): AuditEvent {
  return {
    seq: link.seq,
    at: link.at,
    actor: link.actorName,
    organisation: link.organisationName,
    kind: link.kind,
    subject: link.subject,
    data: JSON.parse(link.data) as Record<string, unknown>,
    hash: link.hash,
    previous: link.previous,
  };
}

/** The latest first; of one organisation, where one is given. */
export async function listEvents(
  db: Queries,
  given: { organisation?: string; cursor?: number; submission?: string },
): Promise<{ events: AuditEvent[]; next?: number }> {
  const links = await db
    .select()
    .from(audit)
    .where(
      and(
        given.organisation ? eq(audit.organisationId, given.organisation) : undefined,
        given.submission ? eq(audit.subject, `submission:${given.submission}`) : undefined,
        given.cursor ? lt(audit.seq, given.cursor) : undefined,
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(PAGE + 1);
  const page = links.slice(0, PAGE);
  const last = page.at(-1);
  return { events: page.map(asEvent), ...(links.length > PAGE && last ? { next: last.seq } : {}) };
}

export async function historyOf(db: Queries, subject: string): Promise<AuditEvent[]> {
  const links = await db.select().from(audit).where(eq(audit.subject, subject)).orderBy(audit.seq);
  return links.map(asEvent);
}
