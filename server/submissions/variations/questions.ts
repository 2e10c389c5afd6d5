/** What the authority asks of a variation, and what its operator answers. It goes on meanwhile: it waits for no approval. */
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { type Answer, notFound } from '../../problems/problem';
import { nextVariationState, variationStateOn } from '../../vocabulary/life/variations';
import { isAboutNothing } from '../questions/anchored';
import { type Put, putAnswer, putQuestion, type Reply, stillOpen } from '../questions/put';
import { forbiddenStep, type VariationMoved, written } from './move';
import { type Joined, lastOf, variationWithin } from './queries';

type Seen = { found: Joined; at: string };

/** For whoever may see it, at one moment, in one transaction. */
const within = <T>(
  { db, member, now }: MemberContext,
  id: string,
  work: (tx: Queries, seen: Seen) => Promise<Answer<T>>,
): Promise<Answer<T>> =>
  db.transaction(async (tx): Promise<Answer<T>> => {
    const found = await variationWithin(tx, member, id);
    return found ? work(tx, { found, at: now().toISOString() }) : notFound('variation');
  });

/** As the clock shows where it stands. */
function forbidden({ found: { variation: row }, at }: Seen, step: 'ask' | 'answer') {
  const state = variationStateOn(row.state, { to: lastOf(row) }, dayIn(row.rulebook, at));
  return nextVariationState(state, step) ? undefined : forbiddenStep(row.number, state, step);
}

const askedOf = ({ variation, submission }: Joined) => ({
  submission: submission.id,
  variation: variation.id,
});

export const askOfVariation = (
  context: MemberContext,
  input: Put & { id: string },
): Promise<Answer<VariationMoved & { question: string }>> =>
  within(context, input.id, async (tx, seen) => {
    const { found, at } = seen;
    const refused = forbidden(seen, 'ask');
    if (refused) return refused;
    const { variation: row, submission } = found;
    const analysis = await analysisById(tx, submission.analysisId);
    if (input.about && isAboutNothing(submission, input.about, analysis))
      return notFound('occasion or wager in this variation');
    const put = await putQuestion(tx, context, askedOf(found), { ...input, at });
    if (!put.ok) return put;
    const moved = await written(context, tx, found, {
      step: 'ask',
      at,
      tells: {
        kind: 'question-asked',
        text: `The regulator asks about ${row.number}, ${submission.name}.`,
      },
      data: put.value,
    });
    return { ok: true, value: { ...moved, question: put.value.question } };
  });

export const answerOfVariation = (
  context: MemberContext,
  input: Reply & { id: string },
): Promise<Answer<VariationMoved>> =>
  within(context, input.id, async (tx, seen) => {
    const { found, at } = seen;
    const { number } = found.variation;
    const open = await stillOpen(tx, askedOf(found), { question: input.question, name: number });
    if (!open.ok) return open;
    const refused = forbidden(seen, 'answer');
    if (refused) return refused;
    const put = await putAnswer(tx, context, askedOf(found), { ...input, at });
    if (!put.ok) return put;
    const moved = await written(context, tx, found, {
      step: 'answer',
      at,
      tells: { kind: 'question-answered', text: `${found.operator} answered a question on ${number}.` },
      data: put.value,
    });
    return { ok: true, value: moved };
  });
