import type { MemberContext } from '../../access/context';
import type { PendingInvitation } from '../stored/shapes';
import { pendingInvitations } from './queries';

/** The organisation's own; all for the administration, which may invite anywhere. */
export async function readInvitations({ db, now, member }: MemberContext): Promise<PendingInvitation[]> {
  const at = now();
  const rows = await pendingInvitations(
    db,
    member.role === 'administrator' ? undefined : member.organisation.id,
  );
  return rows.map(({ invitation, organization, invitedBy }) => ({
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    organisation: organization.name,
    invitedBy,
    invitedAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    expired: invitation.expiresAt <= at,
  }));
}
