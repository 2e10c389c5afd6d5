'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Checkbox, Field, Select } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { CONFLICTS_AT_ONCE } from '@/server/fees/shapes';
import { whole } from '@/simulations/printing/numbers';
import { OneConflict } from './one-conflict';

export function ConflictsView({ rulebook }: { rulebook: RulebookId }) {
  const trpc = useTRPC();
  const [game, setGame] = useState('');
  const [all, setAll] = useState(false);
  const [from, setFrom] = useState(0);
  const { data, error, isPending } = useQuery(
    trpc.fees.conflicts.queryOptions(
      { rulebook, all, from, ...(game !== '' && { game }) },
      { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  if (error) return <Note kind="problem">{sentenceOf(error)}</Note>;
  if (isPending || !data) return <Skeleton lines={8} />;
  const { games, counts, total, rows } = data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field label="Game" className="w-full max-w-xs">
          {(control) => (
            <Select
              {...control}
              value={game}
              onChange={({ target }) => {
                setGame(target.value);
                setFrom(0);
              }}
            >
              <option value="">All games with several schedules</option>
              {games.map(({ id, label, conflicts }) => (
                <option key={id} value={id}>
                  {label} ({conflicts})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox
          label="Those that agree, too"
          className="pt-6"
          checked={all}
          onChange={({ target }) => {
            setAll(target.checked);
            setFrom(0);
          }}
        />
      </div>
      <p role="status" className="mb-4 font-medium">
        {whole(counts.conflicts)} {counts.conflicts === 1 ? 'conflict' : 'conflicts'}; in {whole(counts.same)}{' '}
        {counts.same === 1 ? 'place' : 'places'} both have the same fees.
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No conflict">Both schedules have the same fees wherever both serve.</EmptyState>
      ) : null}
      {rows.map((row) => (
        <OneConflict
          key={[
            row.limit,
            row.players,
            row.kind,
            ...row.sides.map(({ group, line }) => `${group} ${line}`),
          ].join()}
          rulebook={rulebook}
          conflict={row}
        />
      ))}
      {total > CONFLICTS_AT_ONCE ? (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <span>
            {from + 1} to {from + rows.length} of {whole(total)}
          </span>
          <Button small disabled={from === 0} onClick={() => setFrom(Math.max(0, from - CONFLICTS_AT_ONCE))}>
            Those before
          </Button>
          <Button
            small
            disabled={from + rows.length >= total}
            onClick={() => setFrom(from + CONFLICTS_AT_ONCE)}
          >
            Those after
          </Button>
        </div>
      ) : null}
    </>
  );
}
