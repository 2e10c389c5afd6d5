import { and, desc, eq, lt } from 'drizzle-orm';
import type { MemberContext } from '../context';
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

/** The latest first; an operator reads its own records, regulator and administration all. */
export async function listEvents(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  input: { cursor?: number; submission?: string },
): Promise<{ events: AuditEvent[]; next?: number }> {
  const links = await db
    .select()
    .from(audit)
    .where(
      and(
        member.organisation.kind === 'operator'
          ? eq(audit.organisationId, member.organisation.id)
          : undefined,
        input.submission ? eq(audit.subject, `submission:${input.submission}`) : undefined,
        input.cursor ? lt(audit.seq, input.cursor) : undefined,
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
