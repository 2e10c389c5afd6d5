'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { VariationWhole } from '@/server/submissions/variations/shapes';
import type { QuestionAnchor } from '@/server/vocabulary/anchor';
import { VARIATION_TRANSITIONS } from '@/server/vocabulary/life/variations';
import { occasionWords } from '../submissions/view/about-words';
import { Questions } from '../submissions/view/questions';

export const AFTER_ASKING = 'The operator gets a notice; nothing else changes.';

/** What a question is about, for its link. */
export const aboutVariation =
  ({ occasions, wagers }: Pick<VariationWhole, 'occasions' | 'wagers'>) =>
  (about: QuestionAnchor): string => {
    if ('finding' in about) return 'a finding';
    if ('wager' in about) return wagers.find(({ id }) => id === about.wager)?.label ?? about.wager;
    return occasionWords(about, occasions[about.occasion]?.name);
  };

type Asking = {
  mutateAsync: (asked: { id: string; text: string; files: string[] }) => Promise<unknown>;
  isPending: boolean;
  error: unknown;
};

function none({ state }: VariationWhole, operator: boolean): string {
  if (VARIATION_TRANSITIONS[state].ask === undefined) return 'None was asked.';
  return operator
    ? 'None yet. If the reviewer asks one, it appears here with a box for your answer, and you get a notice.'
    : 'None yet. Ask here, or at an occasion or a wager; the operator gets a notice at once.';
}

/** Asked by the reviewer, answered by the operator, whatever its days. */
export function VariationQuestions({
  variation,
  operator,
  words,
  ask,
  refresh,
}: {
  variation: VariationWhole;
  operator: boolean;
  words: (about: QuestionAnchor) => string;
  ask: Asking;
  refresh: () => Promise<unknown>;
}) {
  const { id, state, questions, files } = variation;
  const answer = useMutation(useTRPC().variations.answer.mutationOptions({ onSettled: refresh }));
  const may = VARIATION_TRANSITIONS[state];
  return (
    <Questions
      about={id}
      questions={questions}
      files={files}
      none={none(variation, operator)}
      aboutWords={words}
      ask={
        !operator && may.ask
          ? {
              hint: AFTER_ASKING,
              send: (text, chosen) => ask.mutateAsync({ id, text: text.trim(), files: chosen }),
              busy: ask.isPending,
              problem: ask.error ? sentenceOf(ask.error) : undefined,
            }
          : undefined
      }
      answer={
        operator && may.answer
          ? (question) => ({
              send: (text, chosen) => answer.mutateAsync({ id, question, text: text.trim(), files: chosen }),
              busy: answer.isPending && answer.variables.question === question,
              problem:
                answer.isError && answer.variables.question === question
                  ? sentenceOf(answer.error)
                  : undefined,
            })
          : undefined
      }
    />
  );
}
