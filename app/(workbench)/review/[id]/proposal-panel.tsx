'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { FileList } from '@/app/components/file-list';
import { Panel } from '@/app/components/panel';
import { Day, Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { givenBy } from '@/server/reviews/in-the-way';
import { notLookedAt } from '@/server/reviews/not-looked-at';
import type { ProposalWhole, SubmissionWhole } from '@/server/submissions/stored/shapes';
import { withDaysApproved } from '@/server/submissions/trial/days-set';
import { otherDays } from '@/server/vocabulary/life/other-days';
import { STEP_RECORDS } from '@/server/vocabulary/life/steps';
import { Acknowledge, OpenList } from '../../open/open-list';
import { useKnown } from '../../open/use-known';
import { DeclineProposal } from '../../submissions/view/decline-proposal';
import { GivenWithIt } from '../../submissions/view/given-with-it';
import { openToTake } from '../../submissions/view/open-to-take';

function Content({ content, trial }: { content: ProposalWhole['content']; trial: Circumstances['trial'] }) {
  const other = content.what === 'decision' ? otherDays(trial, content) : undefined;
  const text = content.what === 'decision' ? content.reasons : content.text;
  const conditions = content.what === 'decision' ? content.conditions : [];
  return (
    <div className="mt-2 space-y-1 text-sm">
      <p className="font-medium">{STEP_RECORDS[content.kind].label}</p>
      {content.what === 'decision' && content.trialFrom && content.trialTo ? (
        <p>
          Trial from <Day date={content.trialFrom} /> to <Day date={content.trialTo} />
        </p>
      ) : null}
      {other ? <p>{other}</p> : null}
      {content.what === 'ruling' && content.lastDay ? (
        <p>
          Last day <Day date={content.lastDay} />
        </p>
      ) : null}
      {text ? <p className="whitespace-pre-wrap">{text}</p> : null}
      {content.what === 'ruling' && content.reasons ? (
        <p className="whitespace-pre-wrap">
          <span className="font-medium">Reasons:</span> {content.reasons}
        </p>
      ) : null}
      {conditions.length > 0 ? (
        <ol className="list-decimal pl-5">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** What one reviewer proposed, and for another the two ways to end it. */
export function ProposalPanel({
  submission,
  proposal,
  refresh,
}: {
  submission: SubmissionWhole;
  proposal: ProposalWhole;
  refresh: () => Promise<unknown>;
}) {
  const trpc = useTRPC();
  const toast = useToast();
  const [declining, setDeclining] = useState(false);
  const confirm = useMutation(
    trpc.reviews.confirmProposal.mutationOptions({
      onSuccess: () => toast({ title: 'Decided', detail: `${submission.operator} has been notified.` }),
      onSettled: refresh,
    }),
  );
  const decline = useMutation(
    trpc.reviews.declineProposal.mutationOptions({
      onSuccess: () => {
        setDeclining(false);
        toast({ title: 'Declined', detail: `${proposal.by} has been notified.` });
      },
      onSettled: refresh,
    }),
  );
  const { kind } = proposal.content;
  const today = useToday(submission.rulebook);
  const { circumstances } = submission.variant;
  const { content } = proposal;
  const open =
    content.what === 'decision'
      ? withDaysApproved([...submission.open, ...notLookedAt(submission)], content, { circumstances, today })
      : openToTake(content.kind, submission, content.lastDay);
  const { codes, known, setKnown } = useKnown(kind === 'refuse' ? [] : open);
  const key = { id: submission.id, proposal: proposal.id };
  return (
    <Panel id="proposal" title="Proposed decision" className="mb-6">
      <p className="text-sm text-ink-soft">
        {proposal.own ? 'You' : proposal.by} · <Moment at={proposal.at} />
      </p>
      <Content content={proposal.content} trial={submission.variant.circumstances.trial} />
      <FileList
        files={submission.files.filter(({ part, of }) => part === 'proposal' && of === proposal.id)}
      />
      {proposal.own ? (
        <p className="mt-3 text-sm">
          Another reviewer confirms or declines it. The operator reads nothing before that.
        </p>
      ) : (
        <div className="mt-3 space-y-3">
          {codes.length > 0 ? (
            <>
              <OpenList open={open} />
              <Acknowledge codes={codes} given={known} onGive={setKnown} />
            </>
          ) : null}
          <GivenWithIt
            gives={givenBy(kind, submission.gives)}
            act={kind === 'adopt' ? 'adoption' : 'approval'}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              kind="primary"
              busy={confirm.isPending}
              disabled={codes.length > 0 && !known}
              onClick={() => confirm.mutate({ ...key, acknowledged: known ? codes : [] })}
            >
              Confirm, and so decide
            </Button>
            <Button onClick={() => setDeclining(true)}>Decline…</Button>
          </div>
          {confirm.isError ? <Note kind="problem">{sentenceOf(confirm.error)}</Note> : null}
        </div>
      )}
      <DeclineProposal
        of={submission.reference}
        proposal={proposal.id}
        open={declining}
        onOpenChange={setDeclining}
        send={(reasons) => decline.mutateAsync({ ...key, reasons })}
        busy={decline.isPending}
        problem={decline.isError ? sentenceOf(decline.error) : undefined}
      />
    </Panel>
  );
}
