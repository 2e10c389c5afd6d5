'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Checkbox, Field, Select, TextInput } from '@/app/components/field';
import { momentWords } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, problemsOf, sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { Comparison, ScheduleVersion } from '@/server/fee-schedules/shapes';
import { listed } from '@/simulations/printing/lists';
import { ComparedTable } from './compared-table';

const FIELDS = [
  { name: 'players', label: 'Players', hint: undefined },
  { name: 'hands', label: 'Hands an hour', hint: undefined },
  { name: 'limit', label: 'Limit, $', hint: 'Empty: the least that both serve' },
] as const;

function countsSaid({ same, changed, added, removed }: Comparison['counts']): string {
  const said = [
    ...(changed > 0 ? [`${counted(changed, 'option')} changed`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ];
  return said.length > 0 ? `${listed(said)}; ${same} the same.` : `No option changed; ${same} the same.`;
}

export function CompareVersions({ id, versions }: { id: string; versions: ScheduleVersion[] }) {
  const trpc = useTRPC();
  const last = versions[0]?.revision ?? 1;
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(last);
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState({ players: '7', hands: '30', limit: '' });
  const asked = useDeferredValue(typed);
  const { data, error, isPending } = useQuery(
    trpc.feeSchedules.compare.queryOptions(
      {
        id,
        from,
        to,
        all,
        players: Number(asked.players),
        hands: Number(asked.hands),
        ...(asked.limit.trim() !== '' && { limit: asked.limit }),
      },
      { placeholderData: keepPreviousData, retry: false },
    ),
  );
  const choices = [
    ...versions.map(({ revision, at, by }) => ({
      revision,
      label: `Version ${revision}, ${momentWords(at)}, ${by}`,
    })),
    { revision: 0, label: 'The printed schedule' },
  ];
  const atField = error && problemsOf(error).some(({ field }) => FIELDS.some(({ name }) => name === field));
  const shown = data ? data.rows.length : 0;
  const total = data ? Object.values(data.counts).reduce((sum, one) => sum + one, 0) : 0;
  const wanted = data ? (all ? total : total - data.counts.same) : 0;
  return (
    <>
      <div className="mb-4 grid max-w-3xl items-start gap-3 sm:grid-cols-2">
        {(
          [
            ['From', from, setFrom],
            ['To', to, setTo],
          ] as const
        ).map(([label, value, set]) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select {...control} value={value} onChange={({ target }) => set(Number(target.value))}>
                {choices.map(({ revision, label: words }) => (
                  <option key={revision} value={revision}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <div className="mb-4 grid max-w-3xl grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {FIELDS.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} problem={error ? problemAt(error, name) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                inputMode={name === 'limit' ? 'text' : 'numeric'}
                maxLength={20}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Checkbox
          label="Those that stay, too"
          className="pt-6"
          checked={all}
          onChange={({ target }) => setAll(target.checked)}
        />
      </div>
      {error && !atField ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
      {isPending ? <Skeleton lines={6} /> : null}
      {data && !error ? (
        <>
          <p role="status" className="mb-3 font-medium">
            {countsSaid(data.counts)}
          </p>
          {shown === 0 ? (
            <EmptyState title="Nothing to show">Choose another version, or show those that stay.</EmptyState>
          ) : (
            <ComparedTable rows={data.rows} />
          )}
          {shown < wanted ? (
            <p className="mt-2 text-sm text-ink-soft">
              The first {shown} of {wanted} are shown.
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}
