'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useMinute } from '@/app/clock/clock';
import { Badge, StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { QueueItem } from '@/server/queue/shapes';
import {
  daysSince,
  filtersIn,
  isWithin,
  QUEUE_KIND_WORDS,
  type QueueFilters,
  spelledFilters,
} from '@/server/vocabulary/queue';
import { OpenBadges } from '../open/open-badges';
import { QueueFiltersBar } from './queue-filters';
import { nextFor } from './queue-next';

const LOOK_EVERY = 20_000;

const waited = (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`);

function Count({ count, tone }: { count: number; tone: 'breach' | 'consent' }) {
  return count > 0 ? <Badge tone={tone}>{count}</Badge> : <span className="text-ink-soft">0</span>;
}

function QueueRow({ item }: { item: QueueItem }) {
  const next = nextFor(item);
  const now = useMinute();
  const yours = next.actor === 'reviewer';
  return (
    <Row>
      <RowHeader className="min-w-40 wrap-anywhere">
        <TextLink href={item.href}>{item.name}</TextLink>
        <span className="block text-xs font-normal text-ink-soft">
          {[`${item.reference}, version ${item.version}`, item.of, item.jurisdiction]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </RowHeader>
      <Cell>{item.operator}</Cell>
      <Cell>
        <Moment at={item.since} />
        <span className="block text-xs text-ink-soft">{waited(daysSince(item.since, now))}</span>
      </Cell>
      <Cell>{QUEUE_KIND_WORDS[item.kind]}</Cell>
      <Cell className={item.assignee ? undefined : 'text-ink-soft'}>{item.assignee?.name ?? 'Nobody'}</Cell>
      <Cell>
        <StateBadge state={item.state} />
      </Cell>
      <Cell>
        <OpenBadges open={item.open} most={3} empty="Nothing" />
      </Cell>
      <Cell numeric>
        <Count count={item.openQuestions} tone="consent" />
      </Cell>
      <Cell className={yours ? undefined : 'text-ink-soft'}>{next.briefly}</Cell>
    </Row>
  );
}

export function Queue({ me }: { me: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const filters = filtersIn(new URLSearchParams(useSearchParams().toString()));
  const queue = useQuery(trpc.reviews.queue.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  const all = queue.data ?? [];
  const now = useMinute();
  const shown = all.filter((item) => isWithin(item, filters, { me, now }));
  const change = (next: QueueFilters) => {
    const address = spelledFilters(next);
    router.replace(address ? `/review?${address}` : '/review', { scroll: false });
  };
  const filtered = spelledFilters(filters) !== '';
  return (
    <Page
      title="Review"
      lead="What operators submit, ask for or notify, the longest waiting first."
      actions={<TextLink href="/review/editions">Draft editions</TextLink>}
    >
      {queue.data ? (
        <QueueFiltersBar
          items={all}
          filters={filters}
          change={change}
          notWaiting={
            all.filter((item) => !item.awaited && isWithin(item, { ...filters, closed: 'yes' }, { me, now }))
              .length
          }
        />
      ) : null}
      {queue.isPending ? <Skeleton lines={6} /> : null}
      {queue.isError ? <Note kind="problem">{sentenceOf(queue.error)}</Note> : null}
      {queue.data && shown.length === 0 ? (
        <EmptyState title={filtered ? 'Nothing here under these filters' : 'Nothing is waiting'}>
          {filtered
            ? 'Choose other filters above.'
            : 'Games, schedules of fees and pool rules appear here when an operator submits them, and local variations when one is notified. You get a notice.'}
        </EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <Table caption="What waits for review" stack="wide">
          <HeaderRow>
            <Header>What</Header>
            <Header>Operator</Header>
            <Header>Since</Header>
            <Header>Kind</Header>
            <Header>Looked after by</Header>
            <Header>State</Header>
            <Header>Open</Header>
            <Header numeric>Open questions</Header>
            <Header>Next step</Header>
          </HeaderRow>
          <tbody>
            {shown.map((item) => (
              <QueueRow key={item.id} item={item} />
            ))}
          </tbody>
        </Table>
      ) : null}
    </Page>
  );
}
