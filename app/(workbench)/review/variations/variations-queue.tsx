'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Checkbox } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { VariationSummary } from '@/server/submissions/variations/shapes';
import { VariationTable } from '../../variations/variation-table';

const LOOK_EVERY = 30_000;

/** Not read yet, at tables now or later, or waiting for what the operator does. */
const isCurrent = ({ state, toBePlayed }: VariationSummary): boolean =>
  state === 'notified' || state === 'significant' || toBePlayed;

export function VariationsQueue() {
  const trpc = useTRPC();
  const [all, setAll] = useState(false);
  const queue = useQuery(trpc.variations.queue.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  const shown = (queue.data ?? []).filter((one) => all || isCurrent(one));
  return (
    <Page
      title="Variations"
      lead="What operators offer without an approval: changes for a time that they notified, and better pays."
      above={<TextLink href="/review">Review</TextLink>}
    >
      <div className="mb-4">
        <Checkbox
          label="Those that are over, too"
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      </div>
      {queue.isPending ? <Skeleton lines={6} /> : null}
      {queue.isError ? <Note kind="problem">{sentenceOf(queue.error)}</Note> : null}
      {queue.data && shown.length === 0 ? (
        <EmptyState title="Nothing is offered without an approval">
          You get a notice when an operator notifies a variation or pays more.
        </EmptyState>
      ) : null}
      {shown.length > 0 ? <VariationTable variations={shown} base="/review/variations" operators /> : null}
    </Page>
  );
}
