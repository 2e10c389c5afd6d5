/** A second reviewer declines to publish what the first proposed, with reasons; the draft stays, and can be proposed again. */
import type { MemberContext } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import { actorOf, appendEvent } from '../audit/append';
import { editionById, NOT_PROPOSED, updateEdition } from '../draft-editions/queries';
import { tell } from '../notices/queries';
import { type Answer, notFound, refuse } from '../problems/problem';

export function declineEdition(
  { db, now, member }: MemberContext,
  input: { id: string; revision: number; reasons: string },
): Promise<Answer<{ revision: number }>> {
  const given = { id: input.id, organisation: member.organisation.id };
  return db.transaction(async (tx): Promise<Answer<{ revision: number }>> => {
    const row = await editionById(tx, given);
    if (!row || !looksAfter(member.organisation, row.rulebook)) return notFound('draft edition');
    const { name, rulebook, revision, proposedBy } = row;
    if (!proposedBy || row.proposedRevision !== revision || revision !== input.revision)
      return refuse(
        'proposal-over',
        'This proposal was declined or overtaken. Reload the page to read what is new.',
      );
    if (proposedBy === member.id)
      return refuse(
        'second-person',
        'You proposed to publish this. Another reviewer confirms or declines it.',
      );
    const at = now().toISOString();
    await updateEdition(tx, given, NOT_PROPOSED);
    await tell(tx, [proposedBy], {
      kind: 'proposal-declined',
      at,
      text: `${member.name} declined to publish “${name}”: ${input.reasons}`,
      href: `/review/editions/${row.id}`,
    });
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'proposal-declined',
      subject: `draft-edition:${row.id}`,
      data: { rulebook, name, revision, proposedBy, reasons: input.reasons },
    });
    return { ok: true, value: { revision } };
  });
}
