'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { BringBack, ChooseCopy } from '@/app/components/both-copies';
import { Button } from '@/app/components/button';
import { Checkbox, Field, TextInput } from '@/app/components/field';
import { alike } from '@/app/components/two-copies';
import { useTwoCopies } from '@/app/components/use-two-copies';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf, wasChanged } from '@/app/trpc/problems';
import type { MeetingNow, SavedBy } from '@/server/meetings/shapes';
import { type ResultRow, readResultRow, resultRow } from './result-row';

type Saved = MeetingNow['results'][number];

type Props = {
  id: string;
  revision: number;
  card: MeetingNow['card'];
  race: number;
  saved: Saved | undefined;
  savedBy: SavedBy | undefined;
  asksFavourites: boolean;
};

const finishField = (race: number): string => `finish-${race}`;

/** The result of one race, read as it is typed. */
export function ResultForm({ id, revision, card, race, saved, savedBy, asksFavourites }: Props) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const latest = () => cache.fetchQuery({ ...trpc.meetings.get.queryOptions({ id }), staleTime: 0 });
  const save = useMutation(
    trpc.meetings.saveResult.mutationOptions({
      onSuccess: async (_, { result }) => {
        const fresh = await latest();
        copies.follow(resultRow(fresh.now?.results.find((one) => one.race === race)));
        await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
        if (result !== null) document.getElementById(finishField(race + 1))?.focus();
      },
      onError: async (error, sent) => {
        if (!wasChanged(error)) return;
        const { now } = await latest();
        const theirs = resultRow(now?.results.find((one) => one.race === race));
        // Something else of the meeting is another one: this race is as it was seen.
        if (now && now.revision !== sent.revision && alike(theirs, copies.base))
          save.mutate({ ...sent, revision: now.revision });
      },
    }),
  );
  const copies = useTwoCopies(resultRow(saved), save.isPending);
  const { typed: row, mustChoose } = copies;
  const read = readResultRow(row, { race, card });
  const isSaved = !copies.unsaved;
  const problem = save.error && !wasChanged(save.error) ? sentenceOf(save.error) : read.problem;
  const edit = (change: Partial<ResultRow>) => {
    save.reset();
    copies.type({ ...row, ...change });
  };
  const submit = () => {
    if (read.result) save.mutate({ id, revision, race, result: read.result });
  };
  return (
    <li className="border-b border-rule py-3 last:border-b-0">
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        aria-label={`Result of race ${race}`}
      >
        {mustChoose ? (
          <ChooseCopy
            what={`a result of race ${race}`}
            who={savedBy}
            differences={[
              {
                what: 'Result',
                mine: read.says ?? row.finish,
                theirs: readResultRow(resultRow(saved), { race, card }).says ?? 'none',
              },
            ]}
            onMine={() => {
              copies.keepMine();
              submit();
            }}
            onTheirs={copies.takeTheirs}
          />
        ) : null}
        <BringBack onBack={copies.bringBack} />
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
            onChange={({ target }) =>
              edit({ isVoid: target.checked, ...(target.checked && { finish: '', isAll: false }) })
            }
          />
          <Checkbox
            label="Nobody else finished"
            className="pt-7"
            disabled={row.isVoid}
            checked={row.isAll}
            onChange={({ target }) => edit({ isAll: target.checked })}
          />
          <div className="flex gap-2 pt-6">
            <Button type="submit" busy={save.isPending} disabled={!read.result || isSaved || mustChoose}>
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
