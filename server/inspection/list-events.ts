import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Member, Organisation } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import { asEvent } from '../audit/history';
import type { AuditEvent } from '../audit/shapes';
import type { Queries } from '../db/client';
import { audit, submission } from '../db/schema';

const PAGE = 100;

/** A regulator reads other organisations' submissions to it, but nothing of their people or drafts. */
function putForward(regulator: Organisation) {
  const known = and(sql`${submission.submittedAt} IS NOT NULL`, lookedAfterBy(regulator));
  const subjects = sql`SELECT 'submission:' || ${submission.id} FROM ${submission} WHERE ${known}`;
  return sql`${audit.subject} IN (${subjects})`;
}

/** What a person may read: their organisation's events; the regulator also what was submitted; the administration all. */
function readable({ organisation }: Member) {
  if (organisation.kind === 'administration') return undefined;
  const own = eq(audit.organisationId, organisation.id);
  return organisation.kind === 'operator' ? own : or(own, putForward(organisation));
}

/** The latest first. */
export async function listEvents(
  db: Queries,
  given: { reader: Member; cursor?: number | undefined; submission?: string | undefined },
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
