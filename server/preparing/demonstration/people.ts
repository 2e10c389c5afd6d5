import { randomUUID } from 'node:crypto';
import type { Member } from '../../access/context';
import { hashPassword } from '../../accounts/sign-in/passwords';
import { insertOrganisation, insertPerson, memberOf } from '../../accounts/stored/queries';
import { appendEvent, SITE } from '../../audit/append';
import type { Database } from '../../db/client';
import { DEMONSTRATION, DEMONSTRATION_PASSWORD } from './accounts';

/** By e-mail address. */
export async function createPeople(db: Database, now: () => Date): Promise<Map<string, Member>> {
  const members = new Map<string, Member>();
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  for (const { id, name, kind, people } of DEMONSTRATION) {
    const organisation = { id, name };
    await db.transaction(async (tx) => {
      const at = now();
      const event = { at: at.toISOString(), actor: SITE, organisation };
      await insertOrganisation(tx, { ...organisation, slug: organisation.id, kind, createdAt: at });
      await appendEvent(tx, {
        ...event,
        kind: 'organisation-created',
        subject: `organisation:${organisation.id}`,
        data: { name, kind },
      });
      for (const person of people) {
        const id = randomUUID();
        await insertPerson(tx, { ...person, id, passwordHash, organisation: organisation.id, at });
        await appendEvent(tx, {
          ...event,
          kind: 'member-joined',
          subject: `member:${id}`,
          data: { name: person.name, email: person.email, role: person.role },
        });
        const member = await memberOf(tx, id);
        if (member) members.set(person.email, member);
      }
    });
  }
  return members;
}
