import type { MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import { type Answer, notFound } from '../../problems/problem';
import { changeJurisdictions, organisationById } from '../stored/queries';
import { jurisdictionsRefused } from './jurisdictions';

/** From the next request on, its people see only what is submitted there. */
export function setJurisdictions(
  { db, now, member }: MemberContext,
  input: { organisation: string; jurisdictions: string[] },
): Promise<Answer<{ id: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const organisation = await organisationById(tx, input.organisation);
    if (organisation?.kind !== 'regulator') return notFound('regulator');
    const refused = jurisdictionsRefused(input.jurisdictions);
    if (refused) return refused;
    const jurisdictions = [...new Set(input.jurisdictions)].sort();
    await changeJurisdictions(tx, organisation.id, jurisdictions);
    await appendEvent(tx, {
      at: now().toISOString(),
      actor: actorOf(member),
      organisation,
      kind: 'jurisdictions-set',
      subject: `organisation:${organisation.id}`,
      data: { jurisdictions },
    });
    return { ok: true, value: { id: organisation.id } };
  });
}
