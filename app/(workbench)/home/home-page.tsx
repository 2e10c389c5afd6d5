'use client';

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Urgency } from '@/server/agenda/item';
import { AgendaList } from './agenda-list';
import { Lately } from './lately';
import { calm, countWords } from './words';

const LOOK_EVERY = 60_000;

const TITLES: Record<Urgency, string> = {
  late: 'Late, or waiting long',
  week: 'Within a week',
  month: 'Within a month',
  open: 'No day set',
  later: 'Later',
  waiting: 'With others',
};

/** What is mine to do, the most urgent first; then what changed lately. */
export function HomePage() {
  const me = useMe();
  const trpc = useTRPC();
  const agenda = useQuery(trpc.agenda.mine.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  const groups = agenda.data?.groups ?? [];
  const mine = groups.filter(({ urgency }) => urgency !== 'waiting');
  const many = mine.reduce((sum, { items, more }) => sum + items.length + more, 0);
  const { title, says, action } = calm(me.organisation.kind);
  return (
    <Page title="Home" lead={agenda.data ? countWords(many) : undefined}>
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          {agenda.isPending ? <Skeleton lines={6} /> : null}
          {agenda.isError ? <Note kind="problem">{sentenceOf(agenda.error)}</Note> : null}
          {agenda.data && many === 0 ? (
            <div className="mb-10">
              <EmptyState
                title={title}
                action={action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : undefined}
              >
                {says}
              </EmptyState>
            </div>
          ) : null}
          {groups.map(({ urgency, items, more }) => (
            <Section key={urgency} title={TITLES[urgency]}>
              <AgendaList items={items} more={more} />
            </Section>
          ))}
        </div>
        <Lately />
      </div>
    </Page>
  );
}
