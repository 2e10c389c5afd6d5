import { randomUUID } from 'node:crypto';
import type { Context } from '../../access/context';
import { appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { type Answer, refuse } from '../../problems/problem';
import { setSetUpToken, siteRow } from '../../site/queries';
import { hashOfToken } from '../invitations/tokens';
import { hashPassword } from '../sign-in/passwords';
import { anyone, insertOrganisation, insertPerson } from '../stored/queries';

const refused = () =>
  refuse(
    'set-up-refused',
    'This set-up link is not valid. Start Assay again and use the link it prints then.',
  );

const opens = async (db: Queries, token: string) => {
  const row = await siteRow(db);
  return row?.setUpTokenHash === hashOfToken(token) && !(await anyone(db));
};

/**
 * Makes the first administrator of an empty production site, once, for the person who could read its console.
 */
export async function setUp(
  { db, now }: Context,
  input: { token: string; name: string; email: string; password: string },
): Promise<Answer<{ email: string }>> {
  if (!(await opens(db, input.token))) return refused();
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    if (!(await opens(tx, input.token))) return refused();
    const at = now();
    const person = { id: randomUUID(), name: input.name };
    const organisation = { id: randomUUID(), name: 'Administration' };
    await insertOrganisation(tx, {
      ...organisation,
      slug: organisation.id,
      kind: 'administration',
      createdAt: at,
    });
    const role = 'administrator' as const;
    await insertPerson(tx, {
      ...person,
      email: input.email,
      passwordHash,
      organisation: organisation.id,
      role,
      at,
    });
    await setSetUpToken(tx, null);
    const event = { at: at.toISOString(), actor: person, organisation };
    await appendEvent(tx, {
      ...event,
      kind: 'organisation-created',
      subject: `organisation:${organisation.id}`,
      data: { name: organisation.name, kind: 'administration' },
    });
    await appendEvent(tx, {
      ...event,
      kind: 'member-joined',
      subject: `member:${person.id}`,
      data: { email: input.email, role },
    });
    return { ok: true, value: { email: input.email } };
  });
}
