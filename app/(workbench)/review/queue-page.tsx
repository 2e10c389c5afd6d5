'use client';

import type { ReactNode } from 'react';
import { useState } from 'react';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Checkbox } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { sentenceOf } from '@/app/trpc/problems';

/** How often a queue looks for what is new. */
export const LOOK_EVERY = 30_000;

/** What waits for a reviewer beside games: what is current, and what is over where that is asked for. */
export function QueuePage<One>({
  title,
  lead,
  others,
  queue,
  isCurrent,
  empty,
  children,
}: {
  title: string;
  lead: string;
  /** Label of the box that shows what is over, too. */
  others: string;
  queue: { data: One[] | undefined; isPending: boolean; error: unknown };
  isCurrent: (one: One) => boolean;
  empty: { title: string; says: string };
  children: (shown: One[]) => ReactNode;
}) {
  const [all, setAll] = useState(false);
  const shown = (queue.data ?? []).filter((one) => all || isCurrent(one));
  return (
    <Page title={title} lead={lead} above={<TextLink href="/review">Review</TextLink>}>
      <div className="mb-4">
        <Checkbox label={others} checked={all} onChange={(event) => setAll(event.target.checked)} />
      </div>
      {queue.isPending ? <Skeleton lines={6} /> : null}
      {queue.error ? <Note kind="problem">{sentenceOf(queue.error)}</Note> : null}
      {queue.data && shown.length === 0 ? <EmptyState title={empty.title}>{empty.says}</EmptyState> : null}
      {shown.length > 0 ? children(shown) : null}
    </Page>
  );
}
