import type { MemberContext } from '../../access/context';
import { type Answer, notFound } from '../../problems/problem';
import { colleagues, organisationById } from '../stored/queries';
import type { Colleague } from '../stored/shapes';

/** One's own organisation; any for the administration. */
export async function readMembers(
  { db, member }: MemberContext,
  organisation = member.organisation.id,
): Promise<Answer<Colleague[]>> {
  const within = member.role === 'administrator' || organisation === member.organisation.id;
  if (!within || !(await organisationById(db, organisation))) return notFound('organisation');
  return { ok: true, value: await colleagues(db, organisation) };
}
