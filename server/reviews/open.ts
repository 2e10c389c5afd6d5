import type { MemberContext } from '../access/context';
import { type Answer, notFound } from '../problems/problem';
import { allows, forbidden, type Moved, move, withinReach } from '../submissions/steps/move';
import { tellOperator } from './tell-operator';

const UNDER_WAY = ['in-review', 'questioned'];

/** Opening what a colleague has opened, even at the same moment, adds no second event. */
export async function open(context: MemberContext, id: string): Promise<Answer<Moved>> {
  const known = await standing(context, id);
  if (known) return known;
  const moved = await move(context, { id }, async (submission, tx, at) => {
    if (!allows(submission.state, 'open')) return forbidden(submission.state, 'opened for review');
    await tellOperator(tx, submission, at, `${submission.reference}, ${submission.name}, is in review.`);
    return { ok: true, value: { step: 'open', kind: 'review-opened' } };
  });
  return moved.ok ? moved : ((await standing(context, id)) ?? moved);
}

/** Where the submission is, if somebody has opened it already. */
async function standing(context: MemberContext, id: string): Promise<Answer<Moved> | undefined> {
  const found = await withinReach(context.db, context.member, id);
  if (!found) return notFound('submission');
  if (!UNDER_WAY.includes(found.state)) return undefined;
  return { ok: true, value: { state: found.state, revision: found.revision } };
}
