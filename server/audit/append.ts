import { desc } from 'drizzle-orm';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Member, Organisation } from '../access/context';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import type { EventKind } from '../vocabulary/event-kinds';
import { hashOf } from './chain';

export type Actor = { id: string; name: string };
/** What the site does by itself, such as noticing that an analysis failed. */
export const SITE: Actor = { id: 'site', name: 'Assay' };
export const actorOf = (member: Member): Actor => ({ id: member.id, name: member.name });

export type NewEvent = {
  at: string;
  actor: Actor;
  /** Whose records it concerns; that organisation can read it. */
  organisation: Pick<Organisation, 'id' | 'name'> | null;
  kind: EventKind;
  subject: string;
  data?: Record<string, unknown>;
};

/** Always given the transaction that makes the change, so that neither can exist without the other. */
export async function appendEvent(tx: Queries, event: NewEvent): Promise<void> {
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
