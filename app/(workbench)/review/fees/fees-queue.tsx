'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Checkbox } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { isUndecided } from '@/server/vocabulary/life/states';
import { FeeSubmissionTable } from '../../fees/submissions/fee-submission-table';

const LOOK_EVERY = 30_000;

export function FeesQueue() {
  const trpc = useTRPC();
  const [all, setAll] = useState(false);
  const queue = useQuery(trpc.feeSubmissions.queue.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  const shown = (queue.data ?? []).filter(({ state }) => all || isUndecided(state));
  return (
    <Page
      title="Schedules of fees"
      lead="Collection fees that card rooms submit, the longest waiting first."
      above={<TextLink href="/review">Review</TextLink>}
    >
      <div className="mb-4">
        <Checkbox
          label="Those that are decided or withdrawn, too"
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      </div>
      {queue.isPending ? <Skeleton lines={6} /> : null}
      {queue.isError ? <Note kind="problem">{sentenceOf(queue.error)}</Note> : null}
      {queue.data && shown.length === 0 ? (
        <EmptyState title="Nothing is waiting">
          You get a notice when a card room’s approver submits a schedule of fees.
        </EmptyState>
      ) : null}
      {shown.length > 0 ? <FeeSubmissionTable submissions={shown} base="/review/fees" operators /> : null}
    </Page>
  );
}
