import { and, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { invitation, organization, user } from '../../db/schema';

export type InvitationRow = typeof invitation.$inferSelect;

const pending = eq(invitation.status, 'pending');

export const insertInvitation = (tx: Queries, values: typeof invitation.$inferInsert) =>
  tx.insert(invitation).values(values);

export async function invitationByToken(db: Queries, tokenHash: string) {
  const [row] = await db
    .select()
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .where(and(eq(invitation.tokenHash, tokenHash), pending));
  return row;
}

/** Neither used nor withdrawn; it may have expired. */
export async function pendingInvitation(db: Queries, id: string) {
  const [row] = await db
    .select()
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .where(and(eq(invitation.id, id), pending));
  return row;
}

export async function isInvited(db: Queries, given: { organisation: string; email: string }) {
  const rows = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.organizationId, given.organisation), eq(invitation.email, given.email), pending))
    .limit(1);
  return rows.length > 0;
}

export async function waitingInvitations(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitation)
    .where(and(eq(invitation.organizationId, organisation), pending));
  return row?.count ?? 0;
}

/** Of one organisation, or of all; the latest link first. */
export const pendingInvitations = (db: Queries, organisation?: string) =>
  db
    .select({ invitation, organization, invitedBy: user.name })
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .where(and(pending, organisation === undefined ? undefined : eq(invitation.organizationId, organisation)))
    .orderBy(desc(invitation.createdAt), invitation.email);

export const pendingInvitationsBy = (db: Queries, inviter: string) =>
  db
    .select()
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .where(and(eq(invitation.inviterId, inviter), pending));

export const changeInvitation = (
  tx: Queries,
  id: string,
  values: Partial<Pick<InvitationRow, 'inviterId' | 'createdAt' | 'expiresAt' | 'tokenHash'>> & {
    status?: 'accepted' | 'withdrawn';
  },
) => tx.update(invitation).set(values).where(eq(invitation.id, id));
