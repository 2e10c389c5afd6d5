import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Member } from '../context';
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

/** Drafts, their analyses, and what was never put forward are an operator's own. */
const putForward = sql`${audit.subject} NOT LIKE 'draft:%' AND (${audit.subject} NOT LIKE 'submission:%'
  OR substr(${audit.subject}, 12) IN (SELECT id FROM submission WHERE submitted_at IS NOT NULL))`;

/** What a person may read: their organisation's events; the regulator also what was put forward; the administration all. */
function readable({ organisation: { id, kind } }: Member) {
  if (kind === 'administration') return undefined;
  const own = eq(audit.organisationId, id);
  return kind === 'operator' ? own : or(own, putForward);
}

/** The latest first. */
export async function listEvents(
  db: Queries,
  given: { reader: Member; cursor?: number; submission?: string },
): Promise<{ events: AuditEvent[]; next?: number }> {
  const links = await db
    .select()
    .from(audit)
    .where(
      and(
        readable(given.reader),
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
