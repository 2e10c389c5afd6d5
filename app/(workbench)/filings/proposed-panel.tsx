'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { FileList } from '@/app/components/file-list';
import { Panel } from '@/app/components/panel';
import { Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { sentenceOf } from '@/app/trpc/problems';
import type { FilingWhole } from '@/server/filings/shapes';
import type { FilingDecision } from '@/server/vocabulary/life/filings';
import { DeclineProposal } from '../submissions/view/decline-proposal';
import type { FilingCalls } from './calls';

const PROPOSED: Record<FilingDecision, string> = { approve: 'To approve it', refuse: 'To refuse it' };

/** What one reviewer proposed, and for another the two ways to end it. */
export function ProposedPanel({
  submission,
  proposal,
  calls,
  refresh,
}: {
  submission: FilingWhole;
  proposal: NonNullable<FilingWhole['proposal']>;
  calls: FilingCalls;
  refresh: () => Promise<unknown>;
}) {
  const toast = useToast();
  const [declining, setDeclining] = useState(false);
  const confirm = useMutation(
    calls.confirmProposal.mutationOptions({
      onSuccess: () => toast({ title: 'Decided', detail: `${submission.operator} has been notified.` }),
      onSettled: refresh,
    }),
  );
  const decline = useMutation(
    calls.declineProposal.mutationOptions({
      onSuccess: () => {
        setDeclining(false);
        toast({ title: 'Declined', detail: `${proposal.by} has been notified.` });
      },
      onSettled: refresh,
    }),
  );
  const key = { id: submission.id, proposal: proposal.id };
  return (
    <Panel title="Proposed decision" className="mb-6 text-sm">
      <p className="text-ink-soft">
        {proposal.own ? 'You' : proposal.by} · <Moment at={proposal.at} />
      </p>
      <p className="mt-2 font-medium">{PROPOSED[proposal.kind]}</p>
      {proposal.kind === 'approve' && submission.place ? (
        <p className="mt-1 wrap-anywhere">{submission.place}</p>
      ) : null}
      {proposal.reasons ? <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{proposal.reasons}</p> : null}
      <FileList
        files={submission.files.filter(({ part, of }) => part === 'proposal' && of === proposal.id)}
      />
      {proposal.own ? (
        <p className="mt-3">
          Another reviewer confirms or declines it. The operator reads nothing before that.
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="primary" busy={confirm.isPending} onClick={() => confirm.mutate(key)}>
            Confirm, and so decide
          </Button>
          <Button onClick={() => setDeclining(true)}>Decline…</Button>
        </div>
      )}
      {confirm.isError ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(confirm.error)}
        </Note>
      ) : null}
      <DeclineProposal
        of={submission.number}
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
