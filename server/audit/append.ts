import { and, desc, eq } from 'drizzle-orm';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Member, Organisation } from '../access/context';
import { RightsGone } from '../access/rights-gone';
import type { Queries } from '../db/client';
import { audit, member as memberRow, organization } from '../db/schema';
import type { EventKind } from '../vocabulary/event-kinds';
import { hashOf } from './chain';

export type Actor = {
  id: string;
  name: string;
  /** The person's rights when they asked; they must still have them when the change is made. */
  as?: Pick<Member, 'role' | 'organisation'>;
};
/** What the site does by itself, such as recording that an analysis failed. */
export const SITE: Actor = { id: 'site', name: 'Assay' };
export const actorOf = ({ id, name, role, organisation }: Member): Actor => ({
  id,
  name,
  as: { role, organisation },
});

async function stillHolds(tx: Queries, { id, as }: Actor): Promise<boolean> {
  if (!as) return true;
  const [row] = await tx
    .select({ jurisdictions: organization.jurisdictions, twoReviewers: organization.twoReviewers })
    .from(memberRow)
    .innerJoin(organization, eq(organization.id, memberRow.organizationId))
    .where(
      and(
        eq(memberRow.userId, id),
        eq(memberRow.role, as.role),
        eq(memberRow.organizationId, as.organisation.id),
      ),
    );
  return (
    row !== undefined &&
    // Nobody goes on deciding alone once the authority asks for two.
    (!row.twoReviewers || as.organisation.twoReviewers === true) &&
    canonicalJson(row.jurisdictions ?? null) === canonicalJson(as.organisation.jurisdictions ?? null)
  );
}

export type NewEvent = {
  at: string;
  actor: Actor;
  /** The organisation concerned, which can read the event. */
  organisation: Pick<Organisation, 'id' | 'name'> | null;
  kind: EventKind;
  subject: string;
  data?: Record<string, unknown>;
};

/** Always called in the transaction that makes the change, so that neither exists without the other. */
export async function appendEvent(tx: Queries, event: NewEvent): Promise<void> {
  if (!(await stillHolds(tx, event.actor))) throw new RightsGone();
  const [last] = await tx
    .select({ seq: audit.seq, hash: audit.hash })
    .from(audit)
    .orderBy(desc(audit.seq))
    .limit(1);
  const link = {
    seq: (last?.seq ?? 0) + 1,
    at: event.at,
    actor: event.actor.id,
    actorName: event.actor.name,
    organisationId: event.organisation?.id ?? null,
    organisationName: event.organisation?.name ?? null,
    kind: event.kind,
    subject: event.subject,
    data: canonicalJson(event.data ?? {}),
    previous: last?.hash ?? '',
  };
  await tx.insert(audit).values({ ...link, hash: hashOf(link) });
}
