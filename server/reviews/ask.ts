import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../access/context';
import type { Answer } from '../problems/problem';
import { allows, forbidden, type Moved, move } from '../submissions/steps/move';
import { insertQuestion } from '../submissions/stored/queries';
import { tellOperator } from './tell-operator';

export async function ask(
  context: MemberContext,
  input: { id: string; text: string },
): Promise<Answer<Moved & { question: string }>> {
  const question = randomUUID();
  const moved = await move(context, { id: input.id }, async ({ submission, state, at }, tx) => {
    if (!allows(state, 'ask')) return forbidden(state, 'asked about');
    await insertQuestion(tx, {
      id: question,
      submissionId: submission.id,
      askedBy: context.member.id,
      askedAt: at,
      text: input.text,
    });
    await tellOperator(
      tx,
      submission,
      at,
      `The regulator asks about ${submission.reference}, ${submission.name}.`,
    );
    return { ok: true, value: { step: 'ask', data: { question, text: input.text } } };
  });
  return moved.ok ? { ok: true, value: { ...moved.value, question } } : moved;
}
