import { randomUUID } from 'node:crypto';
import { actorOf, appendEvent } from '../audit/append';
import type { MemberContext, OrganisationKind } from '../context';
import { type Answer, refuse } from '../errors';
import { allOrganisations, insertOrganisation } from './queries';

export function createOrganisation(
  { db, now, member }: MemberContext,
  input: { name: string; kind: OrganisationKind },
): Promise<Answer<{ id: string }>> {
  return db.transaction(async (tx) => {
    const existing = await allOrganisations(tx);
    if (existing.some((organisation) => organisation.name.toLowerCase() === input.name.toLowerCase()))
      return refuse(
        'name-taken',
        `There is an organisation called ${input.name} already; choose another name.`,
        {
          field: 'name',
        },
      );
    const at = now();
    const id = randomUUID();
    await insertOrganisation(tx, { id, name: input.name, slug: id, kind: input.kind, createdAt: at });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: actorOf(member),
      organisation: { id, name: input.name },
      kind: 'organisation-created',
      subject: `organisation:${id}`,
      data: { name: input.name, kind: input.kind },
    });
    return { ok: true, value: { id } };
  });
}
