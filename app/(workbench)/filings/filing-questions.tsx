'use client';

import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '@/app/trpc/problems';
import type { FilingWhole } from '@/server/filings/shapes';
import { nextFilingState } from '@/server/vocabulary/life/filings';
import { Questions } from '../submissions/view/questions';
import { afterAsking } from '../submissions/view/states';
import type { FilingCalls } from './calls';

/** Asked by the reviewer, answered by the house. */
export function FilingQuestions({
  submission,
  operator,
  calls,
  refresh,
}: {
  submission: FilingWhole;
  operator: boolean;
  calls: FilingCalls;
  refresh: () => Promise<unknown>;
}) {
  const { id, state, questions } = submission;
  const ask = useMutation(calls.ask.mutationOptions({ onSettled: refresh }));
  const answer = useMutation(calls.answer.mutationOptions({ onSettled: refresh }));
  const mayAsk = !operator && nextFilingState(state, 'ask') !== undefined;
  const mayAnswer = operator && nextFilingState(state, 'answer-last') !== undefined;
  return (
    <Questions
      about={id}
      questions={questions}
      files={submission.files}
      none="None asked."
      ask={
        mayAsk
          ? {
              hint: afterAsking(state),
              send: (text, files) => ask.mutateAsync({ id, text: text.trim(), files }),
              busy: ask.isPending,
              problem: ask.isError ? sentenceOf(ask.error) : undefined,
            }
          : undefined
      }
      answer={
        mayAnswer
          ? (question) => ({
              send: (text, files) => answer.mutateAsync({ id, question, text: text.trim(), files }),
              busy: answer.isPending,
              problem:
                answer.isError && answer.variables?.question === question
                  ? sentenceOf(answer.error)
                  : undefined,
            })
          : undefined
      }
    />
  );
}
