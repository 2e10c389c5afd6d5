import type { MemberContext } from '../access/context';
import { analysisById } from '../analyses/queries';
import { type Answer, notFound } from '../problems/problem';
import { isAboutNothing } from '../submissions/questions/anchored';
import { type Put, putQuestion } from '../submissions/questions/put';
import { forbidden, type Moved, move } from '../submissions/steps/move';
import { tellOperator } from '../submissions/steps/tell-operator';
import { trialDays } from '../submissions/stored/days';
import { takesQuestions } from '../vocabulary/life/on-day';

export async function ask(
  context: MemberContext,
  input: Put & { id: string },
): Promise<Answer<Moved & { question: string }>> {
  let question = '';
  const moved = await move(context, { id: input.id }, async ({ submission, state, at, today }, tx) => {
    if (!takesQuestions('ask', { state, days: trialDays(submission) }, today))
      return forbidden(state, 'asked about');
    if (input.about && isAboutNothing(submission, input.about, await analysisById(tx, submission.analysisId)))
      return notFound('rule, wager or pay in this version');
    const put = await putQuestion(tx, context, { submission: submission.id }, { ...input, at });
    if (!put.ok) return put;
    question = put.value.question;
    await tellOperator(tx, submission, {
      kind: 'question-asked',
      at,
      text: `The regulator asks about ${submission.reference}, ${submission.name}.`,
    });
    return { ok: true, value: { step: 'ask', data: put.value } };
  });
  return moved.ok ? { ok: true, value: { ...moved.value, question } } : moved;
}
