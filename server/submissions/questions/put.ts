/** Writes a question, or an answer to one, with its files: of whatever it is asked. The step around it decides whether it may be. */
import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../../access/context';
import { attach, type WithFiles } from '../../attachments/attach';
import type { Queries } from '../../db/client';
import { type Answer, notFound, refuse } from '../../problems/problem';
import type { QuestionAnchor } from '../../vocabulary/anchor';
import { type AskedOf, answerQuestion, insertQuestion, questionsOf, subjectAsked } from '../stored/questions';

/** What the event of the step says of it. */
export type QuestionInEvent = WithFiles & { question: string; text: string; about?: QuestionAnchor };

export type Put = { text: string; about?: QuestionAnchor | undefined; files?: string[] };

export async function putQuestion(
  tx: Queries,
  context: MemberContext,
  asked: AskedOf,
  { text, about, files, at }: Put & { at: string },
): Promise<Answer<QuestionInEvent>> {
  const id = randomUUID();
  const place = { subject: subjectAsked(asked), part: 'question', of: id, at } as const;
  const attached = await attach(tx, context, files ?? [], place);
  if (!attached.ok) return attached;
  await insertQuestion(tx, asked, {
    id,
    askedBy: context.member.id,
    askedAt: at,
    text,
    ...(about && { anchor: about }),
  });
  return { ok: true, value: { question: id, text, ...(about && { about }), ...attached.value } };
}

export type Reply = { question: string; text: string; files?: string[] };

/** How many others wait for an answer. `name`: of what it was asked, where it is to be loaded again. */
export async function stillOpen(
  tx: Queries,
  asked: AskedOf,
  { question: id, name }: { question: string; name: string },
): Promise<Answer<{ others: number }>> {
  const all = await questionsOf(tx, asked);
  const question = all.find((candidate) => candidate.id === id);
  if (!question) return notFound('question');
  if (question.answer !== undefined)
    return refuse(
      'question-answered',
      `${question.answeredBy} answered this question meanwhile. Load ${name} again to read it.`,
    );
  return { ok: true, value: { others: all.filter(({ answer }) => answer === undefined).length - 1 } };
}

/** To one that is still open. */
export async function putAnswer(
  tx: Queries,
  context: MemberContext,
  asked: AskedOf,
  { question, text, files, at }: Reply & { at: string },
): Promise<Answer<QuestionInEvent>> {
  const place = { subject: subjectAsked(asked), part: 'answer', of: question, at } as const;
  const attached = await attach(tx, context, files ?? [], place);
  if (!attached.ok) return attached;
  await answerQuestion(tx, { id: question, answer: text, answeredBy: context.member.id, answeredAt: at });
  return { ok: true, value: { question, text, ...attached.value } };
}
