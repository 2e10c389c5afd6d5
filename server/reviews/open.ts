import type { MemberContext } from '../access/context';
import { type Answer, notFound } from '../problems/problem';
import { allows, forbidden, type Moved, move, withinReach } from '../submissions/steps/move';
import { tellOperator } from '../submissions/steps/tell-operator';
import { isUndecided } from '../vocabulary/life/states';

/** Opening what a colleague has opened, even at the same moment, adds no second event. */
export async function open(context: MemberContext, id: string): Promise<Answer<Moved>> {
  const known = await standing(context, id);
  if (known) return known;
  const moved = await move(context, { id }, async ({ submission, state, at }, tx) => {
    if (!allows(state, 'open')) return forbidden(state, 'opened');
    const text = `${submission.reference}, ${submission.name}, is being checked for completeness.`;
    await tellOperator(tx, submission, { kind: 'opened', at, text });
    return { ok: true, value: { step: 'open' } };
  });
  return moved.ok ? moved : ((await standing(context, id)) ?? moved);
}

/** Where the submission is, if somebody has opened it already. */
async function standing(context: MemberContext, id: string): Promise<Answer<Moved> | undefined> {
  const found = await withinReach(context.db, context.member, id);
  if (!found) return notFound('submission');
  if (found.state === 'submitted' || !isUndecided(found.state)) return undefined;
  return { ok: true, value: { state: found.state, revision: found.revision } };
}

/** Everything that is needed is there: the review begins. */
export const findComplete = (context: MemberContext, id: string): Promise<Answer<Moved>> =>
  move(context, { id }, async ({ submission, state, at }, tx) => {
    if (!allows(state, 'find-complete')) return forbidden(state, 'found complete');
    await tellOperator(tx, submission, {
      kind: 'found-complete',
      at,
      text: `${submission.reference}, ${submission.name}, is complete and in review.`,
    });
    return { ok: true, value: { step: 'find-complete' } };
  });
