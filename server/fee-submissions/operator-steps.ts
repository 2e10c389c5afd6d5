/** What a card room does with a version that it prepared: submits it, answers questions on it, withdraws it. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { type Answer, notFound, refuse } from '../problems/problem';
import { placeSaid, sameDayRefused } from './in-force';
import { allows, type FeeMoved, forbidden, move } from './move';
import { dayRefused } from './prepare';
import { preparedByThem } from './preparers';
import { actsOf } from './queries';
import { questionsAmong } from './questions';

export const submit = (
  context: MemberContext,
  input: { id: string; statement: string },
): Promise<Answer<FeeMoved>> =>
  move(context, input, async (seen, tx) => {
    const { submission, schedule, version, operator } = seen;
    if (!allows(submission.state, 'submit')) return forbidden(seen, 'submitted');
    const refused =
      (await preparedByThem(tx, submission, context.member)) ??
      dayRefused(schedule, version, context.now()) ??
      (await sameDayRefused(tx, { schedule, version }));
    if (refused) return refused;
    const place = await placeSaid(tx, { id: submission.id, schedule, version });
    return ok({
      act: 'submit',
      text: input.statement,
      tells: {
        to: 'regulator',
        kind: 'submitted',
        text: [
          `${operator} submitted ${submission.number}, ${version.name}.`,
          ...(place ? [place] : []),
        ].join(' '),
      },
    });
  });

export const withdraw = (
  context: MemberContext,
  input: { id: string; reason: string },
): Promise<Answer<FeeMoved>> =>
  move(context, input, async (seen) => {
    const { submission, version, operator } = seen;
    if (!allows(submission.state, 'withdraw')) return forbidden(seen, 'withdrawn');
    return ok({
      act: 'withdraw',
      text: input.reason,
      ...(submission.submittedAt && {
        tells: {
          to: 'regulator',
          kind: 'withdrawn',
          text: `${operator} withdrew ${submission.number}, ${version.name}.`,
        },
      }),
    });
  });

/** The last open question answered sends it back into review. */
export const answer = (
  context: MemberContext,
  input: { id: string; question: string; text: string },
): Promise<Answer<FeeMoved>> =>
  move(context, { id: input.id }, async (seen, tx) => {
    const { submission, operator } = seen;
    const questions = questionsAmong(await actsOf(tx, submission.id));
    const question = questions.find(({ id }) => id === input.question);
    if (!question) return notFound('question');
    if (question.answer !== undefined)
      return refuse(
        'question-answered',
        `${question.answeredBy} answered this question meanwhile. Load ${submission.number} again to read it.`,
      );
    if (!allows(submission.state, 'answer-last')) return forbidden(seen, 'answered for');
    const open = questions.filter((each) => each.answer === undefined);
    return ok({
      act: open.length === 1 ? 'answer-last' : 'answer',
      text: input.text,
      of: question.id,
      tells: {
        to: 'regulator',
        kind: 'question-answered',
        text: `${operator} answered a question on ${submission.number}.`,
      },
    });
  });
