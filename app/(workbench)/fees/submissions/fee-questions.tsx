'use client';

import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { FeeSubmissionWhole } from '@/server/fee-submissions/shapes';
import { nextFeeState } from '@/server/vocabulary/life/fee-submissions';
import { Questions } from '../../submissions/view/questions';

/** Asked by the reviewer, answered by the card room. */
export function FeeQuestions({
  submission,
  operator,
  refresh,
}: {
  submission: FeeSubmissionWhole;
  operator: boolean;
  refresh: () => Promise<unknown>;
}) {
  const trpc = useTRPC();
  const { id, state, questions } = submission;
  const ask = useMutation(trpc.feeSubmissions.ask.mutationOptions({ onSettled: refresh }));
  const answer = useMutation(trpc.feeSubmissions.answer.mutationOptions({ onSettled: refresh }));
  const mayAsk = !operator && nextFeeState(state, 'ask') !== undefined;
  const mayAnswer = operator && nextFeeState(state, 'answer-last') !== undefined;
  return (
    <Questions
      about={id}
      questions={questions}
      takesFiles={false}
      none="None asked."
      ask={
        mayAsk
          ? {
              send: (text) => ask.mutateAsync({ id, text: text.trim() }),
              busy: ask.isPending,
              problem: ask.isError ? sentenceOf(ask.error) : undefined,
            }
          : undefined
      }
      answer={
        mayAnswer
          ? (question) => ({
              send: (text) => answer.mutateAsync({ id, question, text: text.trim() }),
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
