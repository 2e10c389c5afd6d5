import type { Member, MemberContext, Organisation } from '../../access/context';
import { type Actor, actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { type Answer, notFound } from '../../problems/problem';
import { changeInvitation, type InvitationRow, pendingInvitation } from './queries';

/** A pending invitation that this person may manage; another organisation's does not exist for them. */
export async function invitationWithin(tx: Queries, { role, organisation }: Member, id: string) {
  const found = await pendingInvitation(tx, id);
  const within = role === 'administrator' || found?.organization.id === organisation.id;
  return within ? found : undefined;
}

/** Inside the caller's transaction: the link stops working. */
export async function takeBack(
  tx: Queries,
  {
    invitation,
    organisation,
  }: { invitation: InvitationRow; organisation: Pick<Organisation, 'id' | 'name'> },
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  await changeInvitation(tx, invitation.id, { status: 'withdrawn' });
  await appendEvent(tx, {
    at: at.toISOString(),
    actor,
    organisation,
    kind: 'invitation-withdrawn',
    subject: `invitation:${invitation.id}`,
    data: { email: invitation.email, role: invitation.role },
  });
}

export function withdrawInvitation(
  { db, now, member }: MemberContext,
  id: string,
): Promise<Answer<{ id: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const found = await invitationWithin(tx, member, id);
    if (!found) return notFound('invitation');
    const { invitation, organization: organisation } = found;
    await takeBack(tx, { invitation, organisation }, { actor: actorOf(member), at: now() });
    return { ok: true, value: { id } };
  });
}
