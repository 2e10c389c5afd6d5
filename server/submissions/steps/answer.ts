import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { tell } from '../../notices/queries';
import type { Answer } from '../../problems/problem';
import { takesQuestions } from '../../vocabulary/life/on-day';
import { putAnswer, type Reply, stillOpen } from '../questions/put';
import { trialDays } from '../stored/days';
import { forbidden, type Moved, move } from './move';

/** The last open question answered sends it back into review. */
export const answer = (context: MemberContext, input: Reply & { id: string }): Promise<Answer<Moved>> =>
  move(context, { id: input.id }, async ({ submission, state, at, today }, tx) => {
    const asked = { submission: submission.id };
    const open = await stillOpen(tx, asked, { question: input.question, name: 'the submission' });
    if (!open.ok) return open;
    if (!takesQuestions('answer-last', { state, days: trialDays(submission) }, today))
      return forbidden(state, 'answered for');
    const put = await putAnswer(tx, context, asked, { ...input, at });
    if (!put.ok) return put;
    await tell(tx, await regulatorsOf(tx, submission.rulebook), {
      kind: 'question-answered',
      reference: submission.reference,
      at,
      text: `${context.member.organisation.name} answered a question on ${submission.reference}.`,
      href: `/review/${submission.id}`,
    });
    const step = open.value.others === 0 ? 'answer-last' : 'stay';
    return { ok: true, value: { step, kind: 'question-answered', data: put.value } };
  });
