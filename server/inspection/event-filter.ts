/** Which events a person may read, and which of them they ask for. */
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Member, Organisation } from '../access/context';
import { Id } from '../access/inputs';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import { audit, submission } from '../db/schema';
import { EVENT_KINDS } from '../vocabulary/event-kinds';

/** As the address bar and the export have it. */
export const EventFilter = z.object({
  submission: Id.optional(),
  /** A person's id. */
  person: Id.optional(),
  kinds: z.array(z.enum(EVENT_KINDS)).max(EVENT_KINDS.length).optional(),
  /** Days in UTC, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type EventFilter = z.infer<typeof EventFilter>;

/** A regulator reads other organisations' submissions to it, but nothing of their people or drafts. */
function putForward(regulator: Organisation) {
  const known = and(sql`${submission.submittedAt} IS NOT NULL`, lookedAfterBy(regulator));
  const subjects = sql`SELECT 'submission:' || ${submission.id} FROM ${submission} WHERE ${known}`;
  return sql`${audit.subject} IN (${subjects})`;
}

/** A person reads their organisation's events; the regulator also what was submitted; the administration all. */
function readable({ organisation }: Member) {
  if (organisation.kind === 'administration') return undefined;
  const own = eq(audit.organisationId, organisation.id);
  return organisation.kind === 'operator' ? own : or(own, putForward(organisation));
}

export const matching = (reader: Member, { submission: id, person, kinds, from, to }: EventFilter) =>
  and(
    readable(reader),
    id ? eq(audit.subject, `submission:${id}`) : undefined,
    person ? eq(audit.actor, person) : undefined,
    kinds ? inArray(audit.kind, kinds) : undefined,
    from ? gte(audit.at, from) : undefined,
    to ? lte(audit.at, `${to}T23:59:59.999Z`) : undefined,
  );
