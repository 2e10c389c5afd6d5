'use client';

import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useCallback, useState } from 'react';
import { Button } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { WindowedList } from '@/app/components/windowed-list';
import { pagesOf, type Seen } from '@/app/components/windowed-rows';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { type FeeChoices, type FeeRow, ROWS_AT_ONCE } from '@/server/fees/shapes';
import { whole } from '@/simulations/printing/numbers';
import { addressWith, asked, choiceIn, FILTERS, type Filter } from './choice';
import { FeeFilters } from './fee-filters';
import { FeeRowHead, FeeRowView, useRowHeight } from './fee-row';
import { OptionBeside } from './option-beside';

export function FeesView({ rulebook, choices }: { rulebook: RulebookId; choices: FeeChoices }) {
  const trpc = useTRPC();
  const search = new URLSearchParams(useSearchParams().toString());
  const choice = choiceIn(search);
  const [pages, setPages] = useState<number[]>([0]);
  // Most scrolling stays within the pages that are here, and then only the list is drawn again.
  const see = useCallback(
    (seen: Seen) =>
      setPages((before) => {
        const next = pagesOf(seen, ROWS_AT_ONCE);
        return next.join() === before.join() ? before : next;
      }),
    [],
  );
  const [chosen, setChosen] = useState<number>();
  const rowHeight = useRowHeight();
  const optionsFrom = (page: number) =>
    trpc.fees.options.queryOptions(asked(rulebook, choice, page * ROWS_AT_ONCE), { staleTime: Infinity });
  const first = useQuery({ ...optionsFrom(0), placeholderData: keepPreviousData });
  const fetched = useQueries({ queries: pages.map(optionsFrom) });
  const rowAt = (index: number): FeeRow | undefined => {
    const page = Math.floor(index / ROWS_AT_ONCE);
    const rows = page === 0 ? first.data?.rows : fetched[pages.indexOf(page)]?.data?.rows;
    return rows?.[index % ROWS_AT_ONCE];
  };
  const go = useCallback((address: string) => window.history.replaceState(null, '', address), []);
  const filter = (name: Filter, value: string) => {
    setChosen(undefined);
    go(addressWith(search, name, value));
  };
  const open = (index: number) => {
    setChosen(index);
    const row = rowAt(index);
    if (row) go(addressWith(search, 'option', row.key));
  };
  const key = search.get('option') ?? undefined;
  const total = first.data?.total ?? 0;
  const failed = first.error ?? fetched.find(({ error }) => error)?.error;

  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <FeeFilters choices={choices} choice={choice} onFilter={filter} problem={first.error} />
        <div className="mb-1 flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          <p aria-live="polite">
            {failed ? '' : first.data ? `${whole(total)} ${total === 1 ? 'option' : 'options'}` : 'Fetching'}
          </p>
          {Object.keys(choice).length > 0 ? (
            <Button
              small
              kind="quiet"
              onClick={() => {
                setChosen(undefined);
                go('?');
              }}
            >
              Show all options
            </Button>
          ) : null}
        </div>
        {failed && FILTERS.some((name) => problemAt(failed, name)) ? null : failed ? (
          <Note kind="problem">{sentenceOf(failed)}</Note>
        ) : first.isPending ? (
          <Skeleton lines={8} />
        ) : total === 0 ? (
          <EmptyState title="No option fits">Take a filter away, or choose another limit.</EmptyState>
        ) : (
          <>
            <FeeRowHead />
            <WindowedList
              key={JSON.stringify(choice)}
              label="Options of fees"
              total={total}
              rowHeight={rowHeight}
              chosen={chosen}
              onChoose={setChosen}
              onOpen={open}
              onSeen={see}
              row={(index) => <FeeRowView row={rowAt(index)} />}
              className="h-[min(36rem,70dvh)] border-b border-rule-strong"
            />
          </>
        )}
      </div>
      <OptionBeside rulebook={rulebook} option={key} onClose={() => go(addressWith(search, 'option', ''))} />
    </div>
  );
}
