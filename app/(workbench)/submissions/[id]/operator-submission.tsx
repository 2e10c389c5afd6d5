'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button, TextLink } from '@/app/components/button';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RouterOutputs } from '@/server/api/api';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { RequestKind } from '@/server/vocabulary/life/steps';
import { listed } from '@/simulations/printing/lists';
import { aboutWords } from '../view/about-words';
import { namesOf } from '../view/names';
import { Questions } from '../view/questions';
import { StateLine } from '../view/state-line';
import { canAnswer, canRevise, canWithdraw, noQuestions } from '../view/states';
import { type RulesOfGame, SubmissionBody } from '../view/submission-body';
import { TrialDialog } from '../view/trial-dialog';
import { TRIAL_WORDS, trialSteps } from '../view/trial-words';
import { OpenRevisions } from './open-revisions';
import { SubmitDialog, WithdrawDialog } from './step-dialogs';
import { OfferedAs, WaysOut } from './ways-out';

const LOOK_EVERY = 20_000;

export function OperatorSubmission({ initial, rules }: { initial: SubmissionWhole; rules: RulesOfGame }) {
  const trpc = useTRPC();
  const me = useMe();
  const toast = useToast();
  const router = useRouter();
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<'submit' | 'withdraw' | null>(null);
  /** A step of the trial, about the submission as it stood when its dialog was opened. */
  const [step, setStep] = useState<{ kind: RequestKind; seen: SubmissionWhole } | null>(null);
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
      // Whoever comes back to this page sees the draft that they began.
      onSettled: refresh,
    }),
  );
  const request = useMutation(
    trpc.submissions.request.mutationOptions({
      onSuccess: (_, { kind }) => {
        setStep(null);
        toast({ title: TRIAL_WORDS[kind].past, detail: TRIAL_WORDS[kind].done });
      },
      onSettled: refresh,
    }),
  );
  const names = useMemo(
    () => namesOf(rules.game, submission.analysis.wagers),
    [rules.game, submission.analysis],
  );
  const approver = me.role === 'approver';
  const today = useToday(submission.rulebook);
  const sends = submission.submitters?.some(({ id }) => id === me.id) ?? false;
  const offeredAs = submission.variation?.state;
  const maySubmit =
    offeredAs === undefined || ['significant', 'stopped', 'taken-back', 'applied-for'].includes(offeredAs);
  const answerTo = (question: string) => ({
    send: (text: string, files: string[]) => answer.mutateAsync({ ...key, question, text, files }),
    busy: answer.isPending && answer.variables.question === question,
    problem: answer.isError && answer.variables.question === question ? sentenceOf(answer.error) : undefined,
  });
  return (
    <ClauseSheet editionFrom={submission.editionFrom}>
      <Page
        wide
        above={<TextLink href="/submissions">Submissions</TextLink>}
        title={submission.name}
        lead={`${submission.reference}, version ${submission.version}: ${submission.gameLabel}`}
      >
        <StateLine submission={submission}>
          {canRevise(submission.state) || submission.variation ? (
            <Button busy={revise.isPending} onClick={() => revise.mutate(key)}>
              {submission.revisions ? 'Begin another draft' : 'Revise as a new version'}
            </Button>
          ) : null}
          {approver
            ? trialSteps(submission, 'operator', today).map((kind) => (
                <Button
                  key={kind}
                  kind={TRIAL_WORDS[kind].danger ? 'danger' : 'plain'}
                  onClick={() => {
                    request.reset();
                    setStep({ kind: kind as RequestKind, seen: submission });
                  }}
                >
                  {TRIAL_WORDS[kind].title}
                </Button>
              ))
            : null}
          {canWithdraw(submission.state) && approver ? (
            <Button kind="danger" onClick={() => setDialog('withdraw')}>
              Withdraw
            </Button>
          ) : null}
          {sends && maySubmit ? (
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
        <OpenRevisions revisions={submission.revisions} />
        <OfferedAs submission={submission} base="/variations" />
        {submission.supersededBy ? (
          <Note className="mb-6" title="A later version took its place">
            <TextLink href={`/submissions/${submission.supersededBy.id}`}>
              Open version {submission.supersededBy.version}
            </TextLink>
          </Note>
        ) : null}
        {submission.state === 'frozen' && !submission.variation && !sends ? (
          <AwaitsApprover submission={submission} approver={approver} />
        ) : null}
        <WaysOut submission={submission} sends={sends} approver={approver} />
        <SubmissionBody
          submission={submission}
          rules={rules}
          names={names}
          base="/submissions"
          questions={
            <Questions
              about={submission.id}
              questions={submission.questions}
              files={submission.files}
              none={noQuestions(submission, { reader: 'operator', today })}
              aboutWords={aboutWords(submission, names)}
              answer={canAnswer(submission, today) ? answerTo : undefined}
            />
          }
        />
        {step ? (
          <TrialDialog
            kind={step.kind}
            seen={step.seen}
            onClose={() => setStep(null)}
            send={(sent) => request.mutateAsync({ ...sent, kind: step.kind })}
            busy={request.isPending}
            error={request.error}
          />
        ) : null}
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

/** To whoever does not send it on themselves: who does. */
function AwaitsApprover({ submission, approver }: { submission: SubmissionWhole; approver: boolean }) {
  const me = useMe();
  const others = (submission.submitters ?? []).map(({ name }) => name);
  const why = approver
    ? 'You prepared this version: you wrote in its draft or froze it. So another approver reads it and'
    : 'An approver who did not prepare this version reads it and';
  const { temporary, betterPays } = submission.waysOut ?? {};
  const byNotice = temporary?.length === 0 || betterPays?.length === 0;
  const does = byNotice ? 'submits it, or offers it by a notice' : 'submits it';
  return (
    <Note className="mb-6" title={approver ? `Another approver ${does}` : 'Waiting for an approver'}>
      {others.length > 0
        ? `${why} ${does}: ${listed(others, 'or')}. They have a notice.`
        : `${why} ${does}, and ${me.organisation.name} has none. ${approver ? 'Invite one under Organisation.' : 'Ask an approver to invite one under Organisation.'}`}
    </Note>
  );
}
