'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import { isUndecided } from '@/server/vocabulary/life/states';
import { FeeSubmissionTable } from '../../fees/submissions/fee-submission-table';
import { LOOK_EVERY, QueuePage } from '../queue-page';

export function FeesQueue() {
  const trpc = useTRPC();
  const queue = useQuery(trpc.feeSubmissions.queue.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  return (
    <QueuePage
      title="Schedules of fees"
      lead="Collection fees that card rooms submit, the longest waiting first."
      others="Those that are decided or withdrawn, too"
      queue={queue}
      isCurrent={({ state }) => isUndecided(state)}
      empty={{
        title: 'Nothing is waiting',
        says: 'You get a notice when a card room’s approver submits a schedule of fees.',
      }}
    >
      {(shown) => <FeeSubmissionTable submissions={shown} base="/review/fees" operators />}
    </QueuePage>
  );
}
