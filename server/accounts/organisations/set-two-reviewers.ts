import type { MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import { tell } from '../../notices/queries';
import { type Answer, notFound } from '../../problems/problem';
import { changeTwoReviewers, colleagues, organisationById } from '../stored/queries';

/** Whether a regulator's decisions need a second reviewer; from the next request on. */
export function setTwoReviewers(
  { db, now, member }: MemberContext,
  input: { organisation: string; twoReviewers: boolean },
): Promise<Answer<{ id: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const organisation = await organisationById(tx, input.organisation);
    if (organisation?.kind !== 'regulator') return notFound('regulator');
    await changeTwoReviewers(tx, organisation.id, input.twoReviewers);
    const at = now().toISOString();
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation,
      kind: 'two-reviewers-set',
      subject: `organisation:${organisation.id}`,
      data: { twoReviewers: input.twoReviewers },
    });
    const people = await colleagues(tx, organisation.id, 'reviewer');
    await tell(
      tx,
      people.map(({ id }) => id),
      {
        kind: 'two-reviewers-set',
        at,
        text: `${member.name} of the site administration set ${organisation.name} to ${input.twoReviewers ? 'two reviewers for each decision' : 'one reviewer for each decision'}.`,
        href: '/organisation',
      },
    );
    return { ok: true, value: { id: organisation.id } };
  });
}
