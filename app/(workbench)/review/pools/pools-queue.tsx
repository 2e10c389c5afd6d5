'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import { isUndecided } from '@/server/vocabulary/life/states';
import { PoolFilingTable } from '../../pools/pool-filing-table';
import { LOOK_EVERY, QueuePage } from '../queue-page';

export function PoolsQueue() {
  const trpc = useTRPC();
  const queue = useQuery(trpc.poolFilings.queue.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  return (
    <QueuePage
      title="Pool rules"
      lead="What operators decide of their pools and submit, the longest waiting first."
      others="Those that are decided or withdrawn, too"
      queue={queue}
      isCurrent={({ state }) => isUndecided(state)}
      empty={{
        title: 'Nothing is waiting',
        says: 'You get a notice when an operator’s approver submits pool rules.',
      }}
    >
      {(shown) => <PoolFilingTable submissions={shown} base="/review/pools" operators />}
    </QueuePage>
  );
}
