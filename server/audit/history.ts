/** Events as they are read: one by one, or all of one subject. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import type { Link } from './chain';
import type { AuditEvent } from './shapes';

/** A damaged event is listed; `verify` says that it does not hold. */
function dataOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { damaged: 'What this event held cannot be read: the database is damaged.' };
  }
}

export function asEvent(link: Link): AuditEvent {
  return {
    seq: link.seq,
    at: link.at,
    actor: link.actorName,
    organisation: link.organisationName,
    kind: link.kind,
    subject: link.subject,
    data: dataOf(link.data),
    hash: link.hash,
    previous: link.previous,
  };
}

/** `organisation`: only what concerns it, where the reader may not see the rest. */
export async function historyOf(db: Queries, subject: string, organisation?: string): Promise<AuditEvent[]> {
  const links = await db
    .select()
    .from(audit)
    .where(
      and(
        eq(audit.subject, subject),
        organisation === undefined ? undefined : eq(audit.organisationId, organisation),
      ),
    )
    .orderBy(audit.seq);
  return links.map(asEvent);
}
