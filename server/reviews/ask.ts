import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../access/context';
import { analysisById } from '../analyses/queries';
import { attach } from '../attachments/attach';
import { type Answer, notFound } from '../problems/problem';
import { forbidden, type Moved, move } from '../submissions/steps/move';
import { trialDays } from '../submissions/stored/days';
import { insertQuestion } from '../submissions/stored/queries';
import type { QuestionAnchor } from '../vocabulary/anchor';
import { takesQuestions } from '../vocabulary/life/on-day';
import { isAboutNothing } from './anchored';
import { tellOperator } from './tell-operator';

export async function ask(
  context: MemberContext,
  input: { id: string; text: string; about?: QuestionAnchor | undefined; files?: string[] },
): Promise<Answer<Moved & { question: string }>> {
  const question = randomUUID();
  const moved = await move(context, { id: input.id }, async ({ submission, state, at, today }, tx) => {
    if (!takesQuestions('ask', { state, days: trialDays(submission) }, today))
      return forbidden(state, 'asked about');
    if (input.about && isAboutNothing(submission, input.about, await analysisById(tx, submission.analysisId)))
      return notFound('rule, wager or pay in this version');
    const files = await attach(tx, context, input.files ?? [], {
      subject: `submission:${submission.id}`,
      part: 'question',
      of: question,
      at,
    });
    if (!files.ok) return files;
    await insertQuestion(tx, {
      id: question,
      submissionId: submission.id,
      askedBy: context.member.id,
      askedAt: at,
      text: input.text,
      ...(input.about && { anchor: input.about }),
    });
    await tellOperator(tx, submission, {
      kind: 'question-asked',
      at,
      text: `The regulator asks about ${submission.reference}, ${submission.name}.`,
    });
    return {
      ok: true,
      value: {
        step: 'ask',
        data: { question, text: input.text, ...(input.about && { about: input.about }), ...files.value },
      },
    };
  });
  return moved.ok ? { ok: true, value: { ...moved.value, question } } : moved;
}
