'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, Select } from '@/app/components/field';
import { momentWords } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import type { ScheduleVersion } from '@/server/fee-schedules/shapes';
import { Comparison } from '../../comparison/comparison';
import { useAsked } from '../../comparison/use-asked';

export function CompareVersions({ id, versions }: { id: string; versions: ScheduleVersion[] }) {
  const trpc = useTRPC();
  const last = versions[0]?.revision ?? 1;
  const [from, setFrom] = useState(0);
  const [to, setTo] = useState(last);
  const asked = useAsked();
  const query = useQuery(
    trpc.feeSchedules.compare.queryOptions(
      { id, from, to, ...asked.input },
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
              <Select
                {...control}
                value={value}
                onChange={({ target }) => {
                  set(Number(target.value));
                  asked.setSkip(0);
                }}
              >
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
      <Comparison asked={asked} query={query} />
    </>
  );
}
