'use client';

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { JUDGEMENT_WORDS } from '@/server/vocabulary/judgement';
import { isEnded } from '@/server/vocabulary/life/states';
import { aboutWords } from '../../submissions/view/about-words';
import type { Names } from '../../submissions/view/names';
import type { ReviewTools } from '../../submissions/view/reviewing';
import { afterAsking, canAsk } from '../../submissions/view/states';
import { TextDialog } from '../../submissions/view/text-dialog';
import { useAsking } from '../../submissions/view/use-asking';

/** Accepting, overruling and asking at the very place that it is about. */
export function useJudging(
  submission: SubmissionWhole,
  names: Names,
  refresh: () => Promise<unknown>,
): { tools: ReviewTools | undefined; dialogs: ReactNode } {
  const trpc = useTRPC();
  const toast = useToast();
  const [overruling, setOverruling] = useState<number | null>(null);
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
  const ask = useMutation(trpc.reviews.ask.mutationOptions({ onSettled: refresh }));
  const words = aboutWords(submission, names);
  const asking = useAsking({
    id,
    after: afterAsking(state),
    words,
    send: ask.mutateAsync,
    reset: ask.reset,
    busy: ask.isPending,
    problem: ask.isError ? sentenceOf(ask.error) : undefined,
  });
  const open = canAsk(submission, useToday(submission.rulebook));
  const ended = isEnded(state);
  const { mutate, isPending: busy, reset } = judge;
  const { askAbout } = asking;
  const tools = useMemo<ReviewTools | undefined>(
    () =>
      open
        ? {
            ask: askAbout,
            ...(!ended && {
              judging: {
                busy,
                judge: (finding, says) => {
                  reset();
                  if (says === 'overruled') setOverruling(finding);
                  else mutate({ id, finding, says });
                },
              },
            }),
          }
        : undefined,
    [open, ended, busy, id, mutate, reset, askAbout],
  );
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
      {asking.dialog}
    </>
  );
  return { tools, dialogs };
}
