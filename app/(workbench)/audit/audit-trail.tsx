'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { OrganisationKind } from '@/server/vocabulary/roles';
import { ChainCheck } from './chain-check';
import { addressOf, asked, type Filter, filterIn } from './event-address';
import { EventFilters } from './event-filters';
import { EventTable } from './event-table';

const eventsShown = (shown: number): string => (shown === 1 ? '1 event' : `${shown} events`);

/** A word is typed letter by letter: text unchanged for this long counts as finished. */
const STANDS_STILL = 300;

/** What each kind of reader is shown. */
const LEADS: Record<OrganisationKind, (name: string) => string> = {
  operator: (name) => `Every change of state that concerns ${name}, newest first.`,
  regulator: (name) =>
    `Every change of state of what was submitted to ${name}, and of its own accounts, newest first.`,
  administration: () => 'Every change of state on this site, newest first.',
};

/** Every change of state, newest first, each tied to the one before. */
export function AuditTrail() {
  const trpc = useTRPC();
  const me = useMe();
  const router = useRouter();
  const filter = filterIn(new URLSearchParams(useSearchParams().toString()));
  const [typed, setTyped] = useState(filter.find ?? '');
  const pausing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useInfiniteQuery(
    trpc.audit.list.infiniteQueryOptions(asked(filter), { getNextPageParam: (page) => page.next }),
  );
  const isUnfiltered = addressOf('', filter) === '';
  const shown = list.data?.pages.flatMap((page) => page.events) ?? [];
  const change = (next: Filter) => router.replace(addressOf('/audit', next), { scroll: false });
  const type = (find: string) => {
    setTyped(find);
    clearTimeout(pausing.current);
    const { find: _, ...rest } = filter;
    const words = find.trim();
    pausing.current = setTimeout(() => change(words === '' ? rest : { ...rest, find: words }), STANDS_STILL);
  };
  return (
    <Page title="Audit" lead={LEADS[me.organisation.kind](me.organisation.name)}>
      <ChainCheck />
      {filter.submission ? (
        <Note className="mb-4">
          Only the events of one submission are shown. <TextLink href="/audit">Show all events</TextLink>
        </Note>
      ) : null}
      <EventFilters filter={filter} change={change} typed={typed} type={type} />
      <p className="figures mb-3 text-sm text-ink-soft" aria-live="polite">
        {list.isPending ? '' : eventsShown(shown.length)}
        {list.hasNextPage ? '; older ones below' : ''}
      </p>
      {list.isPending ? <Skeleton lines={8} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data && shown.length === 0 ? (
        <EmptyState title={isUnfiltered ? 'Nothing has happened yet' : 'No event matches'}>
          {isUnfiltered
            ? 'The first event is written when somebody creates a draft, freezes a version or invites a member.'
            : 'Clear the filters to see every event.'}
        </EmptyState>
      ) : null}
      {shown.length > 0 ? <EventTable events={shown} /> : null}
      {list.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older events
          </Button>
        </div>
      ) : null}
    </Page>
  );
}
