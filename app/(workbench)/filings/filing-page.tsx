'use client';

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { StateBadge } from '@/app/components/badge';
import { Button, TextLink } from '@/app/components/button';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { Hash } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Day, Moment } from '@/app/components/time';
import { useMe } from '@/app/session/me';
import { sentenceOf } from '@/app/trpc/problems';
import type { FilingWhole } from '@/server/filings/shapes';
import { nextFilingState } from '@/server/vocabulary/life/filings';
import { listed } from '@/simulations/printing/lists';
import { AssigneeLine } from '../submissions/view/assignee-line';
import { DeclinedProposals } from '../submissions/view/declined-proposals';
import { History } from '../submissions/view/history';
import { Statement } from '../submissions/view/statement';
import type { FilingCalls } from './calls';
import { DecidedPanel } from './decided-panel';
import { FilingQuestions } from './filing-questions';
import { ProposedPanel } from './proposed-panel';
import { StepDialog } from './step-dialog';
import { type DialogStep, stepsFor, wordsOf } from './steps';

/** How often a page looks for what others did. */
export const LOOK_EVERY = 20_000;

export type FilingWords = {
  /** "Schedules of fees", with the pages that list them. */
  all: string;
  pages: { operator: string; regulator: string };
  /** "The schedule" */
  document: string;
  /** Its own page, for the house. */
  page: string;
  /** Of its decision, as a PDF. */
  letter: string;
  /** Under the title. */
  lead: string;
};

function About({
  submission,
  words,
  operator,
  children,
}: {
  submission: FilingWhole;
  words: FilingWords;
  operator: boolean;
  children: ReactNode;
}) {
  const { version, inForceFrom, place, preparedBy, preparedAt, submittedBy, submittedAt, hash } = submission;
  return (
    <Panel title={words.document} className="text-sm">
      <Facts>
        <Fact name="Version">{operator ? <TextLink href={words.page}>{version}</TextLink> : version}</Fact>
        <Fact name="In force from">
          <Day date={inForceFrom} />
          {place ? <span className="block text-xs text-ink-soft wrap-anywhere">{place}</span> : null}
        </Fact>
        {children}
        <Fact name="Prepared">
          {preparedBy}, <Moment at={preparedAt} />
        </Fact>
        {submittedAt ? (
          <Fact name="Submitted">
            {submittedBy}, <Moment at={submittedAt} />
          </Fact>
        ) : null}
        <Fact name="Hash">
          <Hash value={hash} />
        </Fact>
      </Facts>
    </Panel>
  );
}

/** Of a version that nobody has submitted: who may. */
function Waiting({ submission }: { submission: FilingWhole }) {
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

/** One document put to the regulator, for the house that sends it and for the regulator who decides. `children`: what is in it. */
export function FilingPage({
  submission,
  words,
  calls,
  refresh,
  facts,
  children,
}: {
  submission: FilingWhole;
  words: FilingWords;
  calls: FilingCalls;
  refresh: () => Promise<unknown>;
  facts?: ReactNode;
  children: ReactNode;
}) {
  const me = useMe();
  const [dialog, setDialog] = useState<{ step: DialogStep; seen: FilingWhole } | null>(null);
  const begin = useMutation(calls.beginReview.mutationOptions({ onSettled: refresh }));
  const assign = useMutation(calls.assign.mutationOptions({ onSettled: refresh }));
  const operator = me.organisation.kind === 'operator';
  const mayBegin = !operator && nextFilingState(submission.state, 'find-complete') !== undefined;
  const steps = stepsFor(submission, me).filter((step) => step !== 'submit' || submission.maySubmit);
  return (
    <Page
      wide
      above={<TextLink href={operator ? words.pages.operator : words.pages.regulator}>{words.all}</TextLink>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {submission.number}: {submission.name} <StateBadge state={submission.state} />
        </span>
      }
      lead={words.lead}
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
        {operator ? (
          <Waiting submission={submission} />
        ) : (
          <AssigneeLine
            assignee={submission.assignee}
            reviewers={submission.reviewers}
            me={me.id}
            assign={(to) => assign.mutate({ id: submission.id, to })}
            busy={assign.isPending}
            problem={assign.isError ? sentenceOf(assign.error) : undefined}
          />
        )}
        <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            {submission.statement ? <Statement text={submission.statement} files={submission.files} /> : null}
            {submission.proposal ? (
              <ProposedPanel
                submission={submission}
                proposal={submission.proposal}
                calls={calls}
                refresh={refresh}
              />
            ) : null}
            <DeclinedProposals declined={submission.declined} />
            {children}
            <History events={submission.history} submission={submission.id} />
          </div>
          <div className="min-w-0 space-y-6">
            <About submission={submission} words={words} operator={operator}>
              {facts}
            </About>
            <DecidedPanel submission={submission} letter={words.letter} />
            <FilingQuestions submission={submission} calls={calls} refresh={refresh} operator={operator} />
          </div>
        </div>
      </ClauseSheet>
      {dialog ? (
        <StepDialog
          step={dialog.step}
          seen={dialog.seen}
          calls={calls}
          onClose={() => setDialog(null)}
          refresh={refresh}
        />
      ) : null}
    </Page>
  );
}
