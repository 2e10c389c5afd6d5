import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { attach } from '../../attachments/attach';
import { tell } from '../../notices/queries';
import { type Answer, notFound, refuse } from '../../problems/problem';
import { takesQuestions } from '../../vocabulary/life/on-day';
import { trialDays } from '../stored/days';
import { answerQuestion, openQuestionsOf, questionsOf } from '../stored/queries';
import { forbidden, type Moved, move } from './move';

/** The last open question answered sends it back into review. */
export const answer = (
  context: MemberContext,
  input: { id: string; question: string; text: string; files?: string[] },
): Promise<Answer<Moved>> =>
  move(context, input, async ({ submission, state, at, today }, tx) => {
    const asked = await questionsOf(tx, submission.id);
    const question = asked.find((candidate) => candidate.id === input.question);
    if (!question) return notFound('question');
    if (question.answer !== undefined)
      return refuse(
        'question-answered',
        `${question.answeredBy} answered this question meanwhile. Load the submission again to read it.`,
      );
    if (!takesQuestions('answer-last', { state, days: trialDays(submission) }, today))
      return forbidden(state, 'answered for');
    const files = await attach(tx, context, input.files ?? [], {
      subject: `submission:${submission.id}`,
      part: 'answer',
      of: question.id,
      at,
    });
    if (!files.ok) return files;
    await answerQuestion(tx, {
      id: question.id,
      answer: input.text,
      answeredBy: context.member.id,
      answeredAt: at,
    });
    await tell(tx, await regulatorsOf(tx, submission.rulebook), {
      kind: 'question-answered',
      reference: submission.reference,
      at,
      text: `${context.member.organisation.name} answered a question on ${submission.reference}.`,
      href: `/review/${submission.id}`,
    });
    const open = await openQuestionsOf(tx, submission.id);
    return {
      ok: true,
      value: {
        step: open.length === 0 ? 'answer-last' : 'stay',
        kind: 'question-answered',
        data: { question: question.id, text: input.text, ...files.value },
      },
    };
  });
