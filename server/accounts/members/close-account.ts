import type { Member, MemberContext } from '../../access/context';
import { type Actor, actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { environment } from '../../environment/environment';
import { type Answer, notFound, refuse } from '../../problems/problem';
import { pendingInvitationsBy } from '../invitations/queries';
import { takeBack } from '../invitations/withdraw';
import { verifyPassword } from '../sign-in/passwords';
import { TRIED_TOO_OFTEN, TRIES_A_MINUTE, triesOf } from '../sign-in/tries';
import { memberOf, passwordHashOf, removeAccess } from '../stored/queries';
import { handOver, isLastToLookAfter } from './last-of-role';

type Closed = Answer<{ id: string }>;

/**
 * Inside the caller's transaction. Links they made stop working too, so that nobody returns by a link they
 * kept.
 */
async function close(tx: Queries, person: Member, by: { actor: Actor; at: Date }): Promise<Closed> {
  for (const { invitation, organization } of await pendingInvitationsBy(tx, person.id))
    await takeBack(tx, { invitation, organisation: organization }, by);
  // Before the change, because a person who closes their own account has it until then.
  await appendEvent(tx, {
    at: by.at.toISOString(),
    actor: by.actor,
    organisation: person.organisation,
    kind: 'account-closed',
    subject: `member:${person.id}`,
    data: { name: person.name, email: person.email, role: person.role },
  });
  await removeAccess(tx, person.id, by.at);
  return { ok: true, value: { id: person.id } };
}

/** Somebody else's account, closed by a person who manages the organisation's people. */
export function closeMember({ db, now, member }: MemberContext, id: string): Promise<Closed> {
  return db.transaction(async (tx): Promise<Closed> => {
    const person = await memberOf(tx, id);
    const within = member.role === 'administrator' || person?.organisation.id === member.organisation.id;
    if (!person || !within) return notFound('member');
    if (person.id === member.id)
      return refuse('account-own', 'Close your own account on the Account page, with your password.');
    if (await isLastToLookAfter(tx, person))
      return refuse('last-of-role', `${handOver(person, person.name)} Then close this account.`);
    return close(tx, person, { actor: actorOf(member), at: now() });
  });
}

/** One's own account, with the password: an unlocked screen must not be enough for what cannot be undone. */
export async function closeOwn({ db, now, member }: MemberContext, password: string): Promise<Closed> {
  if ((await triesOf(db, member.email)) > TRIES_A_MINUTE[environment().mode].account)
    return refuse('tries-too-many', TRIED_TOO_OFTEN, { field: 'password' });
  const hash = await passwordHashOf(db, member.id);
  if (hash === undefined || !(await verifyPassword({ hash, password })))
    return refuse('password-wrong', 'The password is wrong. Type your current password.', {
      field: 'password',
    });
  return db.transaction(async (tx): Promise<Closed> => {
    const person = await memberOf(tx, member.id);
    if (!person) return notFound('member');
    if (await isLastToLookAfter(tx, person))
      return refuse('last-of-role', `${handOver(person, 'You')} Then close your account.`);
    return close(tx, person, { actor: actorOf(person), at: now() });
  });
}
