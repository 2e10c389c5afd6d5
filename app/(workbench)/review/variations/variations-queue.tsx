'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import type { VariationSummary } from '@/server/submissions/variations/shapes';
import { VariationTable } from '../../variations/variation-table';
import { LOOK_EVERY, QueuePage } from '../queue-page';

/** Not read yet, at tables now or later, or waiting for what the operator does. */
const isCurrent = ({ state, toBePlayed }: VariationSummary): boolean =>
  state === 'notified' || state === 'significant' || toBePlayed;

export function VariationsQueue() {
  const trpc = useTRPC();
  const queue = useQuery(trpc.variations.queue.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  return (
    <QueuePage
      title="Variations"
      lead="What operators offer without an approval: changes for a time that they notified, and other pays."
      others="Those that are over, too"
      queue={queue}
      isCurrent={isCurrent}
      empty={{
        title: 'Nothing is offered without an approval',
        says: 'You get a notice when an operator notifies a variation or pays more.',
      }}
    >
      {(shown) => <VariationTable variations={shown} base="/review/variations" operators />}
    </QueuePage>
  );
}
