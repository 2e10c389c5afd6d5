import { randomUUID } from 'node:crypto';
import type { Context } from '../../access/context';
import { mayInviteTo } from '../../access/ladder';
import { appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { type Answer, refuse } from '../../problems/problem';
import { hashPassword } from '../sign-in/passwords';
import { emailKnown, insertPerson, memberOf } from '../stored/queries';
import type { Invitation } from '../stored/shapes';
import { changeInvitation, invitationByToken } from './queries';
import { hashOfToken } from './tokens';

const spent = () =>
  refuse(
    'invitation-invalid',
    'This invitation has been used, withdrawn or replaced, or has expired. Ask the person who invited you for a new link.',
  );

const pendingInvitation = async (db: Queries, token: string, now: Date) => {
  const found = await invitationByToken(db, hashOfToken(token));
  if (!found || found.invitation.expiresAt <= now) return undefined;
  const inviter = await memberOf(db, found.invitation.inviterId);
  return inviter && mayInviteTo(inviter, found.organization.id) ? found : undefined;
};

export async function readInvitation({ db, now }: Context, token: string): Promise<Answer<Invitation>> {
  const found = await pendingInvitation(db, token, now());
  if (!found) return spent();
  const { email, role, expiresAt } = found.invitation;
  return {
    ok: true,
    value: { email, role, organisation: found.organization.name, expiresAt: expiresAt.toISOString() },
  };
}

export async function accept(
  { db, now }: Context,
  input: { token: string; name: string; password: string },
): Promise<Answer<{ email: string }>> {
  if (!(await pendingInvitation(db, input.token, now()))) return spent();
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const at = now();
    const found = await pendingInvitation(tx, input.token, at);
    if (!found) return spent();
    const { invitation, organization } = found;
    if (await emailKnown(tx, invitation.email))
      return refuse('email-taken', `${invitation.email} has an account already; sign in with it.`, {
        field: 'email',
      });
    const id = randomUUID();
    await insertPerson(tx, {
      id,
      name: input.name,
      email: invitation.email,
      passwordHash,
      organisation: organization.id,
      role: invitation.role,
      at,
    });
    await changeInvitation(tx, invitation.id, { status: 'accepted' });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: { id, name: input.name },
      organisation: organization,
      kind: 'member-joined',
      subject: `member:${id}`,
      data: { email: invitation.email, role: invitation.role, invitation: invitation.id },
    });
    return { ok: true, value: { email: invitation.email } };
  });
}
