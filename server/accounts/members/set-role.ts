import { listed } from '@/simulations/printing/lists';
import type { MemberContext } from '../../access/context';
import { mayInviteTo } from '../../access/ladder';
import { actorOf, appendEvent } from '../../audit/append';
import { type Answer, notFound, refuse } from '../../problems/problem';
import type { Role } from '../../vocabulary/roles';
import { ROLES_OF } from '../../vocabulary/roles';
import { pendingInvitationsBy } from '../invitations/queries';
import { takeBack } from '../invitations/withdraw';
import { changeRole, memberOf } from '../stored/queries';
import { handOver, isLastToLookAfter } from './last-of-role';

export function setRole(
  { db, now, member }: MemberContext,
  input: { member: string; role: Role },
): Promise<Answer<{ id: string; role: Role }>> {
  return db.transaction(async (tx) => {
    const person = await memberOf(tx, input.member);
    const within = member.role === 'administrator' || person?.organisation.id === member.organisation.id;
    if (!person || !within) return notFound('member');
    const roles = ROLES_OF[person.organisation.kind];
    if (!roles.includes(input.role))
      return refuse(
        'role-unknown',
        `In ${person.organisation.name} a role is ${listed(roles, 'or')}; choose one of them.`,
        {
          field: 'role',
        },
      );
    if (input.role !== person.role && (await isLastToLookAfter(tx, person)))
      return refuse('last-of-role', `${handOver(person, person.name)} Then change this role.`, {
        field: 'role',
      });
    const at = now();
    const actor = actorOf(member);
    for (const { invitation, organization } of await pendingInvitationsBy(tx, person.id))
      if (!mayInviteTo({ ...person, role: input.role }, organization.id))
        await takeBack(tx, { invitation, organisation: organization }, { actor, at });
    // Before the change, because a person who gives up their own role has it until then.
    await appendEvent(tx, {
      at: at.toISOString(),
      actor,
      organisation: person.organisation,
      kind: 'role-changed',
      subject: `member:${person.id}`,
      data: { from: person.role, to: input.role },
    });
    await changeRole(tx, person.id, input.role);
    return { ok: true, value: { id: person.id, role: input.role } };
  });
}
