'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Checkbox, Field, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { MeetingNow } from '@/server/meetings/shapes';
import { type ResultRow, readResultRow, resultRow } from './result-row';

type Saved = MeetingNow['results'][number];

type Props = {
  id: string;
  revision: number;
  card: MeetingNow['card'];
  race: number;
  saved: Saved | undefined;
  asksFavourites: boolean;
};

const finishField = (race: number): string => `finish-${race}`;

/** The result of one race, read as it is typed. */
export function ResultForm({ id, revision, card, race, saved, asksFavourites }: Props) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [row, setRow] = useState<ResultRow>(() => resultRow(saved));
  const save = useMutation(
    trpc.meetings.saveResult.mutationOptions({
      onSuccess: async (_, { result }) => {
        await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
        if (result === null) setRow(resultRow(undefined));
        else document.getElementById(finishField(race + 1))?.focus();
      },
      // Whoever was too late sees what is there now, and can save theirs after it.
      onError: () => cache.invalidateQueries({ queryKey: trpc.meetings.get.queryKey({ id: id }) }),
    }),
  );
  const read = readResultRow(row, { race, card });
  const isSaved = JSON.stringify(row) === JSON.stringify(resultRow(saved));
  const problem = save.error ? sentenceOf(save.error) : read.problem;
  const edit = (change: Partial<ResultRow>) => {
    save.reset();
    setRow({ ...row, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.result) save.mutate({ id, revision, race, result: read.result });
  };
  return (
    <li className="border-b border-rule py-3 last:border-b-0">
      <form onSubmit={submit} aria-label={`Result of race ${race}`}>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h2 className="w-16 pt-7 font-semibold">Race {race}</h2>
          <Field label="Finish" className="w-full sm:w-72" problem={problem}>
            {(control) => (
              <TextInput
                {...control}
                id={finishField(race)}
                aria-label={`Finish of race ${race}`}
                className="figures"
                maxLength={200}
                disabled={row.isVoid}
                value={row.finish}
                onChange={({ target }) => edit({ finish: target.value })}
              />
            )}
          </Field>
          <Field label="Withdrawn" className="w-32">
            {(control) => (
              <TextInput
                {...control}
                className="figures"
                maxLength={100}
                value={row.withdrawn}
                onChange={({ target }) => edit({ withdrawn: target.value })}
              />
            )}
          </Field>
          {asksFavourites ? (
            <Field label="Favourites, 1st to 3rd" className="w-44">
              {(control) => (
                <TextInput
                  {...control}
                  className="figures"
                  maxLength={20}
                  value={row.favourites}
                  onChange={({ target }) => edit({ favourites: target.value })}
                />
              )}
            </Field>
          ) : null}
          <Checkbox
            label="Void"
            className="pt-7"
            checked={row.isVoid}
            onChange={({ target }) => edit({ isVoid: target.checked, ...(target.checked && { finish: '' }) })}
          />
          <div className="flex gap-2 pt-6">
            <Button type="submit" busy={save.isPending} disabled={!read.result || isSaved}>
              {saved ? 'Save the change' : 'Save'}
            </Button>
            {saved ? (
              <Button
                kind="quiet"
                onClick={() => save.mutate({ id, revision, race, result: null })}
                aria-label={`Take the result of race ${race} back`}
              >
                Take back
              </Button>
            ) : null}
          </div>
        </div>
        <p aria-live="polite" className="mt-1 min-h-5 text-sm text-ink-soft sm:pl-19">
          {read.says ? (isSaved ? `Saved. ${read.says}` : read.says) : ''}
        </p>
      </form>
    </li>
  );
}
