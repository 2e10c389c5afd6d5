import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import { type Answer, refuse } from '../../problems/problem';
import type { OrganisationKind } from '../../vocabulary/roles';
import { allOrganisations, insertOrganisation } from '../stored/queries';
import { jurisdictionsRefused } from './jurisdictions';

export function createOrganisation(
  { db, now, member }: MemberContext,
  input: { name: string; kind: OrganisationKind; jurisdictions: string[] },
): Promise<Answer<{ id: string }>> {
  const jurisdictions = input.kind === 'regulator' ? [...new Set(input.jurisdictions)].sort() : undefined;
  const refused = jurisdictions && jurisdictionsRefused(jurisdictions);
  if (refused) return Promise.resolve(refused);
  return db.transaction(async (tx) => {
    const existing = await allOrganisations(tx);
    if (existing.some((organisation) => organisation.name.toLowerCase() === input.name.toLowerCase()))
      return refuse(
        'name-taken',
        `An organisation called ${input.name} already exists. Choose another name.`,
        {
          field: 'name',
        },
      );
    const at = now();
    const id = randomUUID();
    await insertOrganisation(tx, {
      id,
      name: input.name,
      slug: id,
      kind: input.kind,
      jurisdictions,
      createdAt: at,
    });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: actorOf(member),
      organisation: { id, name: input.name },
      kind: 'organisation-created',
      subject: `organisation:${id}`,
      data: { name: input.name, kind: input.kind, ...(jurisdictions ? { jurisdictions } : {}) },
    });
    return { ok: true, value: { id } };
  });
}
