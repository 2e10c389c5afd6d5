import { randomUUID } from 'node:crypto';
import { listed } from '@/simulations/printing/lists';
import type { Member, MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { environment } from '../../environment/environment';
import { type Answer, notFound, refuse } from '../../problems/problem';
import type { Role } from '../../vocabulary/roles';
import { ROLES_OF } from '../../vocabulary/roles';
import { colleagues, emailKnown, organisationById } from '../stored/queries';
import type { NewLink } from '../stored/shapes';
import { changeInvitation, insertInvitation, isInvited, waitingInvitations } from './queries';
import { hashOfToken, newToken } from './tokens';
import { invitationWithin } from './withdraw';

const DAYS = 7;
/** Per organisation, until somebody uses or withdraws them. */
export const INVITATIONS_AT_MOST = 200;

/**
 * An operator must not learn that an address is known elsewhere: the invitation is made, and refused when
 * opened.
 */
async function mayBeTold(tx: Queries, { role }: Member, organisation: string, email: string) {
  if (role === 'administrator') return emailKnown(tx, email);
  return (await colleagues(tx, organisation)).some((colleague) => colleague.email === email);
}

const emailTaken = (email: string) =>
  refuse('email-taken', `${email} has an account already; invite another address.`, { field: 'email' });

/** The two halves of a link: the token is shown once; only its hash is stored. */
function newLink(at: Date): {
  kept: { tokenHash: string; expiresAt: Date; createdAt: Date };
  shown: NewLink;
} {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + DAYS * 86_400_000);
  return {
    kept: { tokenHash: hashOfToken(token), expiresAt, createdAt: at },
    shown: {
      link: `${environment().publicUrl}/invitation/${token}`,
      expiresAt: expiresAt.toISOString(),
    },
  };
}

/** No e-mail is sent: the person who invites passes the link on. */
export function invite(
  { db, now, member }: MemberContext,
  input: { email: string; role: Role; organisation?: string | undefined },
): Promise<Answer<NewLink>> {
  return db.transaction(async (tx): Promise<Answer<NewLink>> => {
    const chosen = input.organisation ?? member.organisation.id;
    const organisation = await organisationById(tx, chosen);
    const within = member.role === 'administrator' || chosen === member.organisation.id;
    if (!organisation || !within) return notFound('organisation');
    const roles = ROLES_OF[organisation.kind];
    if (!roles.includes(input.role))
      return refuse(
        'role-unknown',
        `In ${organisation.name} a role is ${listed(roles, 'or')}; choose one of them.`,
        { field: 'role' },
      );
    if (await mayBeTold(tx, member, organisation.id, input.email)) return emailTaken(input.email);
    if (await isInvited(tx, { organisation: organisation.id, email: input.email }))
      return refuse(
        'invitation-open',
        `${input.email} is invited already. Make a new link for that invitation, or withdraw it first.`,
        { field: 'email' },
      );
    if ((await waitingInvitations(tx, organisation.id)) >= INVITATIONS_AT_MOST)
      return refuse(
        'limit-reached',
        `${organisation.name} has ${INVITATIONS_AT_MOST} unused invitations, the most it can have. Withdraw one, then try again.`,
      );
    const at = now();
    const { kept, shown } = newLink(at);
    const id = randomUUID();
    await insertInvitation(tx, {
      id,
      organizationId: organisation.id,
      email: input.email,
      role: input.role,
      inviterId: member.id,
      ...kept,
    });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: actorOf(member),
      organisation,
      kind: 'member-invited',
      subject: `invitation:${id}`,
      data: { email: input.email, role: input.role },
    });
    return { ok: true, value: shown };
  });
}

/**
 * A new link replaces the old one, which stops working. The invitation then belongs to the person who made
 * the new link.
 */
export function renewInvitation({ db, now, member }: MemberContext, id: string): Promise<Answer<NewLink>> {
  return db.transaction(async (tx): Promise<Answer<NewLink>> => {
    const found = await invitationWithin(tx, member, id);
    if (!found) return notFound('invitation');
    const { invitation, organization: organisation } = found;
    if (await mayBeTold(tx, member, organisation.id, invitation.email)) return emailTaken(invitation.email);
    const at = now();
    const { kept, shown } = newLink(at);
    await changeInvitation(tx, id, { inviterId: member.id, ...kept });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: actorOf(member),
      organisation,
      kind: 'invitation-renewed',
      subject: `invitation:${id}`,
      data: { email: invitation.email, role: invitation.role },
    });
    return { ok: true, value: shown };
  });
}
