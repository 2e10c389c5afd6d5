'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { AuditEvent } from '@/server/audit/shapes';
import type { OrganisationKind } from '@/server/vocabulary/roles';
import { ChainCheck } from './chain-check';
import { EventTable } from './event-table';
import { EVENT_GROUPS, EVENT_WORDS, type EventGroup } from './event-words';

function holds(event: AuditEvent, group: EventGroup | '', typed: string): boolean {
  if (group !== '' && !EVENT_GROUPS[group].kinds.includes(event.kind)) return false;
  const text = [
    event.seq,
    EVENT_WORDS[event.kind],
    event.actor,
    event.organisation,
    event.subject,
    event.hash,
  ]
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
export function AuditTrail({ submission }: { submission: string | undefined }) {
  const trpc = useTRPC();
  const me = useMe();
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<EventGroup | ''>('');
  const list = useInfiniteQuery(
    trpc.audit.list.infiniteQueryOptions(submission ? { submission } : {}, {
      getNextPageParam: (page) => page.next,
    }),
  );
  const loaded = list.data?.pages.flatMap((page) => page.events) ?? [];
  const shown = loaded.filter((event) => holds(event, group, typed.trim()));
  return (
    <Page title="Audit" lead={LEADS[me.organisation.kind](me.organisation.name)}>
      <ChainCheck />
      {submission ? (
        <Note className="mb-4">
          Only the events of one submission are shown. <TextLink href="/audit">Show all events</TextLink>
        </Note>
      ) : null}
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <Field label="Find" hideLabel={false} className="w-full max-w-72">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              placeholder="Person, subject, hash"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label="About">
          {(control) => (
            <Select
              {...control}
              value={group}
              onChange={(event) => setGroup(event.target.value as EventGroup | '')}
            >
              <option value="">Everything</option>
              {Object.entries(EVENT_GROUPS).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="figures pb-1.5 text-sm text-ink-soft" aria-live="polite">
          {list.isPending ? '' : eventsShown(shown.length, loaded.length)}
          {list.hasNextPage ? '; older ones below' : ''}
        </p>
      </div>
      {list.isPending ? <Skeleton lines={8} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data && shown.length === 0 ? (
        <EmptyState title={loaded.length === 0 ? 'Nothing has happened yet' : 'No event matches'}>
          {loaded.length === 0
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
