/** Questions and answers among what was done with a filing. */
import type { Question } from '../submissions/stored/shapes';
import type { NamedAct } from './acts';

export const questionsAmong = (acts: readonly NamedAct[]): Omit<Question, 'about'>[] =>
  acts
    .filter(({ act }) => act.act === 'ask')
    .map(({ act: asked, by }) => {
      const answered = acts.find(
        ({ act }) => (act.act === 'answer' || act.act === 'answer-last') && act.of === asked.id,
      );
      return {
        id: asked.id,
        askedBy: by,
        askedAt: asked.at,
        text: asked.text,
        ...(answered && {
          answer: answered.act.text,
          answeredBy: answered.by,
          answeredAt: answered.act.at,
        }),
      };
    });
