/** One more person on a test's site, who joined as people do. */
import { randomUUID } from 'node:crypto';
import type { Member } from '../access/context';
import { insertPerson, memberOf } from '../accounts/stored/queries';
import { createCaller } from '../api/api';
import { appendEvent, SITE } from '../audit/append';
import type { Caller, TestSite } from './site';

export async function joined(
  site: TestSite,
  colleague: string,
  { name, email }: { name: string; email: string },
): Promise<{ member: Member; caller: Caller }> {
  const { organisation, role } = site.member(colleague);
  const id = randomUUID();
  const at = new Date();
  await site.db.transaction(async (tx) => {
    await insertPerson(tx, { id, name, email, role, passwordHash: 'x', organisation: organisation.id, at });
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: SITE,
      organisation,
      kind: 'member-joined',
      subject: `member:${id}`,
      data: { name, email, role },
    });
  });
  const member = await memberOf(site.db, id);
  if (!member) throw new Error('nobody joined');
  return { member, caller: createCaller({ ...site.context(colleague), member }) };
}
