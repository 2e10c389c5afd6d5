'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StateBadge } from '@/app/components/badge';
import { Button, TextLink } from '@/app/components/button';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { Hash } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Day, Moment } from '@/app/components/time';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { FeeSubmissionWhole } from '@/server/fee-submissions/shapes';
import { nextFeeState } from '@/server/vocabulary/life/fee-submissions';
import { listed } from '@/simulations/printing/lists';
import { History } from '../../submissions/view/history';
import { Statement } from '../../submissions/view/statement';
import { ComparedSubmission } from './compared-submission';
import { DecidedPanel } from './decided-panel';
import { FeeQuestions } from './fee-questions';
import { FiledFindings } from './filed-findings';
import { ProposedPanel } from './proposed-panel';
import { StepDialog } from './step-dialog';
import { type DialogStep, stepsFor, wordsOf } from './steps';

const LOOK_EVERY = 20_000;

function About({ submission, operator }: { submission: FeeSubmissionWhole; operator: boolean }) {
  const { printed } = submission;
  return (
    <Panel title="The schedule" className="text-sm">
      <Facts>
        <Fact name="Version">
          {operator ? (
            <TextLink href={`/fees/${submission.schedule}`}>{submission.version}</TextLink>
          ) : (
            submission.version
          )}
        </Fact>
        <Fact name="In force from">
          <Day date={submission.inForceFrom} />
          {submission.place ? (
            <span className="block text-xs text-ink-soft wrap-anywhere">{submission.place}</span>
          ) : null}
        </Fact>
        <Fact name="In place of">
          {printed.group}, line {printed.line} of the source
          <span className="block text-xs text-ink-soft">{printed.document}</span>
        </Fact>
        <Fact name="Prepared">
          {submission.preparedBy}, <Moment at={submission.preparedAt} />
        </Fact>
        {submission.submittedAt ? (
          <Fact name="Submitted">
            {submission.submittedBy}, <Moment at={submission.submittedAt} />
          </Fact>
        ) : null}
        <Fact name="Hash">
          <Hash value={submission.hash} />
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Of a version that nobody has submitted: who may. */
function Waiting({ submission }: { submission: FeeSubmissionWhole }) {
  const { submitters, maySubmit } = submission;
  if (submission.state !== 'frozen' || maySubmit) return null;
  return (
    <Note kind="info" className="mb-6">
      {submitters.length > 0
        ? `${listed(submitters, 'or')} submits it: an approver who did not write in it.`
        : 'No approver is left who did not write in it. Invite one under Organisation.'}
    </Note>
  );
}

/** One schedule of fees, for the card room that sends it and for the regulator who decides. */
export function FeeSubmissionPage({ initial }: { initial: FeeSubmissionWhole }) {
  const trpc = useTRPC();
  const me = useMe();
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<{ step: DialogStep; seen: FeeSubmissionWhole } | null>(null);
  const { data: submission = initial } = useQuery(
    trpc.feeSubmissions.get.queryOptions(
      { id: initial.id },
      { initialData: initial, refetchInterval: LOOK_EVERY },
    ),
  );
  const refresh = () => cache.invalidateQueries({ queryKey: trpc.feeSubmissions.pathKey() });
  const begin = useMutation(trpc.feeSubmissions.beginReview.mutationOptions({ onSettled: refresh }));
  const operator = me.organisation.kind === 'operator';
  const mayBegin = !operator && nextFeeState(submission.state, 'find-complete') !== undefined;
  const steps = stepsFor(submission, me).filter((step) => step !== 'submit' || submission.maySubmit);
  return (
    <Page
      wide
      above={<TextLink href={operator ? '/fees' : '/review/fees'}>Schedules of fees</TextLink>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {submission.number}: {submission.name} <StateBadge state={submission.state} />
        </span>
      }
      lead={`Collection fees of ${submission.operator} for ${listed(submission.games)}.`}
      actions={
        <>
          {mayBegin ? (
            <Button kind="primary" busy={begin.isPending} onClick={() => begin.mutate({ id: submission.id })}>
              Begin the review
            </Button>
          ) : null}
          {steps.map((step) => {
            const { title, danger } = wordsOf(step, submission);
            return (
              <Button
                key={step}
                kind={danger ? 'danger' : 'primary'}
                onClick={() => setDialog({ step, seen: submission })}
              >
                {title}…
              </Button>
            );
          })}
        </>
      }
    >
      <ClauseSheet>
        {begin.isError ? (
          <Note kind="problem" className="mb-6">
            {sentenceOf(begin.error)}
          </Note>
        ) : null}
        {submission.unapprovable ? (
          <Note kind="problem" className="mb-6" title="Cannot be approved">
            {submission.unapprovable}
          </Note>
        ) : null}
        {operator ? <Waiting submission={submission} /> : null}
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            {submission.statement ? <Statement text={submission.statement} files={[]} /> : null}
            {submission.proposal ? (
              <ProposedPanel submission={submission} proposal={submission.proposal} refresh={refresh} />
            ) : null}
            <FiledFindings submission={submission} />
            {submission.unreadable ? null : <ComparedSubmission submission={submission} />}
            <History events={submission.history} submission={submission.id} />
          </div>
          <div className="min-w-0 space-y-6">
            <About submission={submission} operator={operator} />
            <DecidedPanel submission={submission} />
            <FeeQuestions submission={submission} refresh={refresh} operator={operator} />
          </div>
        </div>
      </ClauseSheet>
      {dialog ? (
        <StepDialog step={dialog.step} seen={dialog.seen} onClose={() => setDialog(null)} refresh={refresh} />
      ) : null}
    </Page>
  );
}
