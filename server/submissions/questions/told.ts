/** Whether questions and answers are stored as their events tell. */
import { type ActTold, same } from '../../audit/told';
import type { StoredQuestion } from '../stored/questions';

/** By the id of each. */
export type QuestionsTold = Map<string, { asked?: ActTold; answered?: ActTold }>;

/** Adds what an event says of a question; nothing where it is about none. */
export function noteQuestion(told: QuestionsTold, kind: string, act: ActTold): void {
  const id = String(act.data.question);
  if (kind === 'question-asked') told.set(id, { asked: act });
  if (kind === 'question-answered') told.set(id, { ...told.get(id), answered: act });
}

const isTold = (row: StoredQuestion, told: QuestionsTold): boolean => {
  const { asked, answered } = told.get(row.id) ?? {};
  const said = [asked, answered].flatMap((act) => [act?.data.text, act?.actor, act?.at]);
  return same(
    [row.text, row.askedBy, row.askedAt, row.answer, row.answeredBy, row.answeredAt, row.anchor],
    [...said, asked?.data.about],
  );
};

/** Every one, and no other. */
export const questionsAsTold = (rows: readonly StoredQuestion[], told: QuestionsTold): boolean =>
  rows.length === told.size && rows.every((row) => isTold(row, told));
