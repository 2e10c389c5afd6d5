import type { MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import { type Answer, notFound } from '../../problems/problem';
import { changeTwoReviewers, organisationById } from '../stored/queries';

/** Whether a regulator's decisions need a second reviewer; from the next request on. */
export function setTwoReviewers(
  { db, now, member }: MemberContext,
  input: { organisation: string; twoReviewers: boolean },
): Promise<Answer<{ id: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const organisation = await organisationById(tx, input.organisation);
    if (organisation?.kind !== 'regulator') return notFound('regulator');
    await changeTwoReviewers(tx, organisation.id, input.twoReviewers);
    await appendEvent(tx, {
      at: now().toISOString(),
      actor: actorOf(member),
      organisation,
      kind: 'two-reviewers-set',
      subject: `organisation:${organisation.id}`,
      data: { twoReviewers: input.twoReviewers },
    });
    return { ok: true, value: { id: organisation.id } };
  });
}
