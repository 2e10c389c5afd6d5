/** Whoever uploaded a file takes it back, as long as it belongs to nothing. Its bytes go with the next sweep. */
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import { type Answer, notFound, refuse } from '../problems/problem';
import { attachmentById, deleteAttachment, isLoose } from './queries';

export function removeAttachment({ db, now, member }: MemberContext, id: string): Promise<Answer<null>> {
  return db.transaction(async (tx): Promise<Answer<null>> => {
    const row = await attachmentById(tx, id);
    if (row?.organisationId !== member.organisation.id) return notFound('file');
    if (!(await isLoose(tx, id)))
      return refuse(
        'state-forbids',
        'This file belongs to what was sent already, or a draft names it, so it stays.',
      );
    await deleteAttachment(tx, id);
    await appendEvent(tx, {
      at: now().toISOString(),
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'file-removed',
      subject: `file:${id}`,
      data: { sha256: row.hash, name: row.name, size: row.size, type: row.type },
    });
    return { ok: true, value: null };
  });
}
