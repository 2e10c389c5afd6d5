'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RouterOutputs } from '@/server/api/api';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { namesOf } from '../view/names';
import { Questions } from '../view/questions';
import { StateLine } from '../view/state-line';
import { canRevise, canWithdraw, noQuestions } from '../view/states';
import { type RulesOfGame, SubmissionBody } from '../view/submission-body';
import { SubmitDialog, WithdrawDialog } from './step-dialogs';

const LOOK_EVERY = 20_000;

export function OperatorSubmission({ initial, rules }: { initial: SubmissionWhole; rules: RulesOfGame }) {
  const trpc = useTRPC();
  const me = useMe();
  const router = useRouter();
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<'submit' | 'withdraw' | null>(null);
  const key = { id: initial.id };
  const { data: submission = initial } = useQuery(
    trpc.submissions.get.queryOptions(key, {
      initialData: initial as RouterOutputs['submissions']['get'],
      refetchInterval: LOOK_EVERY,
    }),
  );
  const refresh = () => cache.invalidateQueries({ queryKey: trpc.submissions.pathKey() });
  const answer = useMutation(trpc.submissions.answer.mutationOptions({ onSettled: refresh }));
  const revise = useMutation(
    trpc.submissions.reviseAsDraft.mutationOptions({
      onSuccess: ({ draft }) => router.push(`/workbench/${draft}`),
    }),
  );
  const names = useMemo(
    () => namesOf(rules.game, submission.analysis.wagers),
    [rules.game, submission.analysis],
  );
  const approver = me.role === 'approver';
  const answerTo = (question: string) => ({
    send: (text: string) => answer.mutateAsync({ ...key, question, text }),
    busy: answer.isPending && answer.variables.question === question,
    problem: answer.isError && answer.variables.question === question ? sentenceOf(answer.error) : undefined,
  });
  return (
    <ClauseSheet>
      <Page
        wide
        above={<TextLink href="/submissions">Submissions</TextLink>}
        title={submission.name}
        lead={`${submission.reference}, version ${submission.version}: ${submission.gameLabel}`}
      >
        <StateLine submission={submission}>
          {canRevise(submission.state) ? (
            <Button busy={revise.isPending} onClick={() => revise.mutate(key)}>
              Revise as a new version
            </Button>
          ) : null}
          {canWithdraw(submission.state) && approver ? (
            <Button kind="danger" onClick={() => setDialog('withdraw')}>
              Withdraw
            </Button>
          ) : null}
          {submission.state === 'frozen' && approver ? (
            <Button kind="primary" onClick={() => setDialog('submit')}>
              Submit
            </Button>
          ) : null}
        </StateLine>
        {revise.isError ? (
          <Note kind="problem" className="mb-6">
            {sentenceOf(revise.error)}
          </Note>
        ) : null}
        {submission.state === 'frozen' && !approver ? (
          <Note className="mb-6" title="Waiting for an approver">
            Only an approver of {me.organisation.name} can submit this version. Tell one that it is ready; its
            content cannot change any more.
          </Note>
        ) : null}
        <SubmissionBody
          submission={submission}
          rules={rules}
          names={names}
          base="/submissions"
          questions={
            <Questions
              questions={submission.questions}
              none={noQuestions(submission.state, 'operator')}
              answer={submission.state === 'questioned' ? answerTo : undefined}
            />
          }
        />
        <SubmitDialog
          submission={submission}
          open={dialog === 'submit'}
          onOpenChange={(open) => setDialog(open ? 'submit' : null)}
        />
        <WithdrawDialog
          submission={submission}
          open={dialog === 'withdraw'}
          onOpenChange={(open) => setDialog(open ? 'withdraw' : null)}
        />
      </Page>
    </ClauseSheet>
  );
}
