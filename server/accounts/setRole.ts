import { actorOf, appendEvent } from '../audit/append';
import type { MemberContext, Role } from '../context';
import { type Answer, notFound, refuse } from '../errors';
import { changeRole, memberOf, withRole } from './queries';
import { ROLES_OF } from './roles';

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
        `In ${person.organisation.name} a role is ${roles.join(' or ')}; choose one of them.`,
        {
          field: 'role',
        },
      );
    const keeps = roles[0];
    if (person.role === keeps && input.role !== keeps) {
      const holders = await withRole(tx, person.organisation.id, keeps);
      if (holders.length < 2)
        return refuse(
          'last-of-role',
          `${person.name} is the last ${keeps}. Make someone else ${keeps} first.`,
          {
            field: 'role',
          },
        );
    }
    await changeRole(tx, person.id, input.role);
    await appendEvent(tx, {
      at: now().toISOString(),
      actor: actorOf(member),
      organisation: person.organisation,
      kind: 'role-changed',
      subject: `member:${person.id}`,
      data: { from: person.role, to: input.role },
    });
    return { ok: true, value: { id: person.id, role: input.role } };
  });
}
