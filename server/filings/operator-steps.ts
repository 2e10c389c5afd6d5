/** What a house does with a version that it prepared: submits it, answers questions on it, withdraws it. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { chosenFiles } from '../attachments/attach';
import { type Answer, notFound, refuse } from '../problems/problem';
import { actsOf } from './acts';
import type { Filed, FilingKind } from './kind';
import { allows, type FilingMoved, forbidden, move } from './move';
import { preparedByThem } from './preparers';
import { questionsAmong } from './questions';

export const submit = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  input: { id: string; statement: string; files?: string[] },
): Promise<Answer<FilingMoved>> =>
  move(kind, context, input, async (seen, tx) => {
    const { submission, version, operator } = seen;
    if (!allows(submission.state, 'submit')) return forbidden(seen, 'submitted');
    const refused =
      (await preparedByThem(kind, tx, seen, context.member)) ??
      (await kind.unsendable(tx, seen, context.now()));
    if (refused) return refused;
    const files = await chosenFiles(tx, context, input.files ?? []);
    if (!files.ok) return files;
    const place = await kind.placeSaid(tx, seen);
    return ok({
      act: 'submit',
      text: input.statement,
      files: files.value,
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

export const withdraw = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  input: { id: string; reason: string },
): Promise<Answer<FilingMoved>> =>
  move(kind, context, input, async (seen) => {
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
export const answer = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  input: { id: string; question: string; text: string; files?: string[] },
): Promise<Answer<FilingMoved>> =>
  move(kind, context, { id: input.id }, async (seen, tx) => {
    const { submission, operator } = seen;
    const questions = questionsAmong(await actsOf(tx, kind.acts, submission.id));
    const question = questions.find(({ id }) => id === input.question);
    if (!question) return notFound('question');
    if (question.answer !== undefined)
      return refuse(
        'question-answered',
        `${question.answeredBy} answered this question meanwhile. Load ${submission.number} again to read it.`,
      );
    if (!allows(submission.state, 'answer-last')) return forbidden(seen, 'answered for');
    const files = await chosenFiles(tx, context, input.files ?? []);
    if (!files.ok) return files;
    const open = questions.filter((each) => each.answer === undefined);
    return ok({
      act: open.length === 1 ? 'answer-last' : 'answer',
      text: input.text,
      files: files.value,
      of: question.id,
      tells: {
        to: 'regulator',
        kind: 'question-answered',
        text: `${operator} answered a question on ${submission.number}.`,
      },
    });
  });
