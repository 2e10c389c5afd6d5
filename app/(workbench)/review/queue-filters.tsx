'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/app/components/button';
import { Checkbox, Field, FieldProblem, Select, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { QueueItem } from '@/server/queue/shapes';
import {
  AGES,
  filtersIn,
  QUEUE_KIND_WORDS,
  QUEUE_KINDS,
  type QueueFilters,
  spelledFilters,
} from '@/server/vocabulary/queue';

type Change = (filters: QueueFilters) => void;

function Choice({
  label,
  value,
  all,
  options,
  choose,
}: {
  label: string;
  value: string | undefined;
  /** Where nothing is chosen. */
  all: string;
  options: readonly (readonly [string, string])[];
  choose: (value: string | undefined) => void;
}) {
  return (
    <Field label={label} className="w-44">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={(event) => choose(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">{all}</option>
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const unique = (pairs: (readonly [string, string])[]) =>
  [...new Map(pairs)].sort(([, one], [, other]) => one.localeCompare(other));

function SavedViews({ filters, change }: { filters: QueueFilters; change: Change }): ReactNode {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const views = useQuery(trpc.reviews.views.queryOptions());
  const [name, setName] = useState('');
  const onSettled = () => cache.invalidateQueries({ queryKey: trpc.reviews.views.queryKey() });
  const save = useMutation(
    trpc.reviews.saveView.mutationOptions({ onSettled, onSuccess: () => setName('') }),
  );
  const remove = useMutation(trpc.reviews.removeView.mutationOptions({ onSettled }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save.mutate({ name, filters: spelledFilters(filters) });
  };
  const now = spelledFilters(filters);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 text-sm">
      {(views.data ?? []).map((view) => (
        <span key={view.id} className="inline-flex items-center">
          <Button
            small
            kind="quiet"
            aria-pressed={view.filters === now}
            onClick={() => change(filtersIn(new URLSearchParams(view.filters)))}
          >
            {view.name}
          </Button>
          <Button small kind="quiet" onClick={() => remove.mutate({ view: view.id })}>
            Remove<span className="sr-only"> the view {view.name}</span>
          </Button>
        </span>
      ))}
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field label="Name of this view" className="w-44">
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={save.isPending} disabled={name.trim() === ''}>
          Save view
        </Button>
      </form>
      {save.isError ? <FieldProblem>{sentenceOf(save.error)}</FieldProblem> : null}
    </div>
  );
}

/** What of the queue is shown. The address has it too, so that it can be sent and kept. */
export function QueueFiltersBar({
  items,
  filters,
  change,
  notWaiting,
}: {
  items: readonly QueueItem[];
  filters: QueueFilters;
  change: Change;
  notWaiting: number;
}) {
  const set = (part: { [Name in keyof QueueFilters]?: string | undefined }) =>
    change(filtersIn(new URLSearchParams(spelledFilters({ ...filters, ...part } as QueueFilters))));
  return (
    <section aria-label="Filters" className="mb-4 space-y-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Choice
          label="Jurisdiction"
          value={filters.jurisdiction}
          all="All"
          options={unique(items.map(({ jurisdiction }) => [jurisdiction, jurisdiction]))}
          choose={(jurisdiction) => set({ jurisdiction })}
        />
        <Choice
          label="Kind"
          value={filters.kind}
          all="All"
          options={QUEUE_KINDS.map((kind) => [kind, QUEUE_KIND_WORDS[kind]])}
          choose={(kind) => set({ kind })}
        />
        <Choice
          label="Waiting for"
          value={filters.age}
          all="Any time"
          options={AGES.map((days) => [days, `${days} days or more`])}
          choose={(age) => set({ age })}
        />
        <Choice
          label="Looked after by"
          value={filters.assignee}
          all="Anybody or nobody"
          options={[
            ['me', 'Me'],
            ['nobody', 'Nobody'],
            ...unique(items.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee.name]] : []))),
          ]}
          choose={(assignee) => set({ assignee })}
        />
        <Checkbox
          label="Only with open questions"
          checked={filters.questions === 'open'}
          onChange={(event) => set({ questions: event.target.checked ? 'open' : undefined })}
        />
        <Checkbox
          label={`Show ${notWaiting} not waiting`}
          checked={filters.closed === 'yes'}
          onChange={(event) => set({ closed: event.target.checked ? 'yes' : undefined })}
        />
      </div>
      <SavedViews filters={filters} change={change} />
    </section>
  );
}
