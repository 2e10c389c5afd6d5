'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { ListedEvent } from '@/server/audit/shapes';
import type { OrganisationKind } from '@/server/vocabulary/roles';
import { ChainCheck } from './chain-check';
import { addressOf, asked, filterIn } from './event-address';
import { EventFilters } from './event-filters';
import { EventTable } from './event-table';
import { EVENT_WORDS } from './event-words';

function holds(event: ListedEvent, typed: string): boolean {
  const { seq, actor, organisation, subject, hash, about } = event;
  const text = [seq, EVENT_WORDS[event.kind], actor, organisation, subject, about?.name, hash]
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** "3 of 45 events", or "45 events" where nothing is filtered out. */
const eventsShown = (shown: number, loaded: number): string => {
  const events = loaded === 1 ? '1 event' : `${loaded} events`;
  return shown === loaded ? events : `${shown} of ${events}`;
};

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
  const [typed, setTyped] = useState('');
  const list = useInfiniteQuery(
    trpc.audit.list.infiniteQueryOptions(asked(filter), { getNextPageParam: (page) => page.next }),
  );
  const isUnfiltered = addressOf('', filter) === '';
  const loaded = list.data?.pages.flatMap((page) => page.events) ?? [];
  const shown = loaded.filter((event) => holds(event, typed.trim()));
  return (
    <Page title="Audit" lead={LEADS[me.organisation.kind](me.organisation.name)}>
      <ChainCheck />
      {filter.submission ? (
        <Note className="mb-4">
          Only the events of one submission are shown. <TextLink href="/audit">Show all events</TextLink>
        </Note>
      ) : null}
      <EventFilters
        filter={filter}
        change={(next) => router.replace(addressOf('/audit', next), { scroll: false })}
        typed={typed}
        type={setTyped}
      />
      <p className="figures mb-3 text-sm text-ink-soft" aria-live="polite">
        {list.isPending ? '' : eventsShown(shown.length, loaded.length)}
        {list.hasNextPage ? '; older ones below' : ''}
      </p>
      {list.isPending ? <Skeleton lines={8} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data && shown.length === 0 ? (
        <EmptyState
          title={loaded.length === 0 && isUnfiltered ? 'Nothing has happened yet' : 'No event matches'}
        >
          {loaded.length === 0 && isUnfiltered
            ? 'The first event is written when somebody creates a draft, freezes a version or invites a member.'
            : 'Clear the filters, or show older events below.'}
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
