/** An organisation always keeps someone who can manage it. */
import type { Member } from '../../access/context';
import type { Queries } from '../../db/client';
import { ROLES_OF } from '../../vocabulary/roles';
import { withRole } from '../stored/queries';

export async function isLastToLookAfter(tx: Queries, { role, organisation }: Member): Promise<boolean> {
  if (role !== ROLES_OF[organisation.kind][0]) return false;
  return (await withRole(tx, organisation.id, role)).length < 2;
}

/** What to do first. Reviewers cannot invite anyone, so the administration does it for them. */
export function handOver({ role, organisation }: Member, who: string): string {
  const verb = who === 'You' ? 'are' : 'is';
  const first =
    organisation.kind === 'regulator'
      ? `Ask an administrator of this site to invite another ${role}, who has to join first.`
      : organisation.kind === 'administration'
        ? `Invite another ${role}, who has to join first.`
        : `Make someone else ${role} first, or invite one who joins.`;
  return `${who} ${verb} the last ${role} of ${organisation.name}. ${first}`;
}
