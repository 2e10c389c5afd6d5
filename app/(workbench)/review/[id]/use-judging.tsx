'use client';

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { placeOfAnchor, type QuestionAnchor } from '@/server/vocabulary/anchor';
import { JUDGEMENT_WORDS } from '@/server/vocabulary/judgement';
import { isEnded } from '@/server/vocabulary/life/states';
import { aboutWords } from '../../submissions/view/about-words';
import type { Names } from '../../submissions/view/names';
import type { ReviewTools } from '../../submissions/view/reviewing';
import { afterAsking, canAsk } from '../../submissions/view/states';
import { TextDialog } from '../../submissions/view/text-dialog';

/** Accepting, overruling and asking at the very place that it is about. */
export function useJudging(
  submission: SubmissionWhole,
  names: Names,
  refresh: () => Promise<unknown>,
): { tools: ReviewTools | undefined; dialogs: ReactNode } {
  const trpc = useTRPC();
  const toast = useToast();
  const [overruling, setOverruling] = useState<number | null>(null);
  const [asking, setAsking] = useState<QuestionAnchor | null>(null);
  const { id, state } = submission;
  const judge = useMutation(
    trpc.reviews.judge.mutationOptions({
      onSuccess: (_, { says }) => {
        setOverruling(null);
        toast({ title: JUDGEMENT_WORDS[says], detail: 'The operator reads it once you have decided.' });
      },
      onError: (error, { says }) => {
        if (says !== 'overruled') toast({ title: 'Not recorded', detail: sentenceOf(error) });
      },
      onSettled: refresh,
    }),
  );
  const ask = useMutation(
    trpc.reviews.ask.mutationOptions({
      onSuccess: () => setAsking(null),
      onSettled: refresh,
    }),
  );
  const open = canAsk(submission, useToday(submission.rulebook));
  const ended = isEnded(state);
  const { mutate, isPending: busy, reset } = judge;
  const { reset: resetAsk } = ask;
  const tools = useMemo<ReviewTools | undefined>(
    () =>
      open
        ? {
            busy,
            ask: (about) => {
              resetAsk();
              setAsking(about);
            },
            ...(!ended && {
              judge: (finding, says) => {
                reset();
                if (says === 'overruled') setOverruling(finding);
                else mutate({ id, finding, says });
              },
            }),
          }
        : undefined,
    [open, ended, busy, id, mutate, reset, resetAsk],
  );
  const words = aboutWords(submission, names);
  const dialogs = (
    <>
      {overruling === null ? null : (
        <TextDialog
          open
          onOpenChange={() => setOverruling(null)}
          title={`Overrule the finding on ${words({ finding: overruling })}`}
          lead={`${submission.findings[overruling]?.explanation ?? ''} The computed verdict stays as it is; yours stands beside it.`}
          keeps={`overrule:${id}:${overruling}`}
          label="Reasons"
          hint="Sealed with the decision. The operator reads them once you have decided."
          missing="Give the reasons: they are sealed with the decision."
          button="Overrule"
          send={(reasons) => judge.mutateAsync({ id, finding: overruling, says: 'overruled', reasons })}
          busy={judge.isPending}
          problem={judge.isError ? sentenceOf(judge.error) : undefined}
        />
      )}
      {asking ? (
        <TextDialog
          open
          onOpenChange={() => setAsking(null)}
          title={`Ask about ${words(asking)}`}
          lead={`${afterAsking(state)} The question leads to this place.`}
          keeps={`ask:${id}:${placeOfAnchor(asking)}`}
          label="Question"
          hint="The operator reads it as you write it here."
          missing="Write your question, then send it."
          button="Send question"
          files="Files that go with it"
          send={(text, files) => ask.mutateAsync({ id, text, about: asking, files })}
          busy={ask.isPending}
          problem={ask.isError ? sentenceOf(ask.error) : undefined}
        />
      ) : null}
    </>
  );
  return { tools, dialogs };
}
