import { randomUUID } from 'node:crypto';
import { actorOf, appendEvent } from '../audit/append';
import type { Member, MemberContext, Role } from '../context';
import type { Queries } from '../db/client';
import { environment } from '../environment';
import { type Answer, notFound, refuse } from '../errors';
import { colleagues, emailKnown, insertInvitation, organisationById } from './queries';
import { ROLES_OF } from './roles';
import { hashOfToken, newToken } from './tokens';

const DAYS = 7;

/** An address known elsewhere is not told to an operator: the invitation is made, and refused to whoever opens it. */
async function mayBeTold(tx: Queries, { role }: Member, organisation: string, email: string) {
  if (role === 'administrator') return emailKnown(tx, email);
  return (await colleagues(tx, organisation)).some((colleague) => colleague.email === email);
}

/** No e-mail is sent: whoever invites passes the link on. */
export function invite(
  { db, now, member }: MemberContext,
  input: { email: string; role: Role; organisation?: string },
): Promise<Answer<{ link: string; expiresAt: string }>> {
  return db.transaction(async (tx) => {
    const chosen = input.organisation ?? member.organisation.id;
    const organisation = await organisationById(tx, chosen);
    const within = member.role === 'administrator' || chosen === member.organisation.id;
    if (!organisation || !within) return notFound('organisation');
    const roles = ROLES_OF[organisation.kind];
    if (!roles.includes(input.role))
      return refuse(
        'role-unknown',
        `In ${organisation.name} a role is ${roles.join(' or ')}; choose one of them.`,
        {
          field: 'role',
        },
      );
    if (await mayBeTold(tx, member, organisation.id, input.email))
      return refuse('email-taken', `${input.email} has an account already; invite another address.`, {
        field: 'email',
      });
    const token = newToken();
    const at = now();
    const expiresAt = new Date(at.getTime() + DAYS * 86_400_000);
    const id = randomUUID();
    await insertInvitation(tx, {
      id,
      organizationId: organisation.id,
      email: input.email,
      role: input.role,
      expiresAt,
      createdAt: at,
      inviterId: member.id,
      tokenHash: hashOfToken(token),
    });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: actorOf(member),
      organisation,
      kind: 'member-invited',
      subject: `invitation:${id}`,
      data: { email: input.email, role: input.role },
    });
    const link = `${environment().publicUrl}/invitation/${token}`;
    return { ok: true, value: { link, expiresAt: expiresAt.toISOString() } };
  });
}
