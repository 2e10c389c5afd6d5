'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Checkbox, Field, Select, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { templateKey } from '@/rulebooks/fees/written/columns';
import { counted, listedBriefly } from '@/rulebooks/spelling/wording';
import type { ScheduleTemplate } from '@/server/fee-schedules/shapes';
import { listed } from '@/simulations/printing/lists';

export function NewSchedule({
  templates,
  asked,
}: {
  templates: ScheduleTemplate[];
  asked: string | undefined;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const wanted = templates.find((one) => templateKey(one) === asked);
  const [chosen, setChosen] = useState(wanted ?? templates[0]);
  const [name, setName] = useState('');
  const [printed, setPrinted] = useState(false);
  const create = useMutation(
    trpc.feeSchedules.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await cache.invalidateQueries({ queryKey: trpc.feeSchedules.pathKey() });
        router.push(`/fees/${id}`);
      },
    }),
  );
  const firsts = templates.filter(
    ({ group }, index) => templates.findIndex((other) => other.group === group) === index,
  );
  const own = templates.filter(({ group }) => group === chosen?.group);
  const nameProblem = create.error ? problemAt(create.error, 'name') : undefined;
  if (!chosen) return null;
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { rulebook, group, kind, line } = chosen;
        create.mutate({ rulebook, group, kind, line, name, begin: printed ? 'printed' : 'empty' });
      }}
    >
      <Field label="In place of the printed schedule of" hint={`${chosen.title}: ${listed(chosen.games)}.`}>
        {(control) => (
          <Select
            {...control}
            value={chosen.group}
            onChange={({ target }) => setChosen(templates.find(({ group }) => group === target.value))}
          >
            {firsts.map(({ group, games, document, line }) => (
              <option key={group} value={group}>
                {`${listedBriefly(games, 3)} (${document}, line ${line})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Kind of fees">
        {(control) => (
          <Select
            {...control}
            value={templateKey(chosen)}
            onChange={({ target }) => setChosen(templates.find((one) => templateKey(one) === target.value))}
          >
            {own.map((one) => (
              <option key={templateKey(one)} value={templateKey(one)}>
                {one.words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Name"
        hint="For you and your colleagues: “Pai gow, from spring”."
        required
        problem={nameProblem}
      >
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Checkbox
        label={`Begin with the ${counted(chosen.options, 'printed option')}`}
        checked={printed}
        onChange={({ target }) => setPrinted(target.checked)}
      />
      {create.isError && !nameProblem ? <Note kind="problem">{sentenceOf(create.error)}</Note> : null}
      <div>
        <Button type="submit" kind="primary" busy={create.isPending} disabled={!name.trim()}>
          Begin a schedule
        </Button>
      </div>
    </form>
  );
}
