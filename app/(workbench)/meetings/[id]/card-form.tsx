'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, problemsOf, sentenceOf } from '@/app/trpc/problems';
import { type PoolRow, poolRow, readPoolRow } from '@/rulebooks/totalisator/pool-row';
import { startersText, startersTyped } from '@/rulebooks/totalisator/typed';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import type { Problem } from '@/simulations/problems/problem';
import { HeadFields } from '../head-fields';
import { PoolRows } from './pool-rows';
import { RaceRows } from './race-rows';

type Card = MeetingNow['card'];

type Read = { card: Card } | { problems: Problem[] };

function readCard(runners: readonly string[], rows: readonly PoolRow[]): Read {
  const races = runners.map((text, at) => ({ race: at + 1, starters: startersTyped(text) }));
  const pools = rows.map(readPoolRow);
  const problems = [
    ...races.flatMap(({ race, starters }, at): Problem[] =>
      starters
        ? []
        : [
            {
              code: 'input-unreadable',
              message: `Give the runners of race ${race}: how many there are, for example 14, or their numbers.`,
              field: `races.${at}`,
            },
          ],
    ),
    ...pools.flatMap((pool) => (pool.ok ? [] : pool.problems)),
  ];
  if (problems.length > 0) return { problems };
  return {
    card: {
      races: races.map(({ race, starters = [] }) => ({ race, starters })),
      pools: pools.flatMap((pool) => (pool.ok ? [pool.value] : [])),
    },
  };
}

/** Races have the numbers of their places: one that a file left out has no runners yet. */
function runnersOf({ races }: Card): string[] {
  const last = Math.max(0, ...races.map(({ race }) => race));
  return Array.from({ length: last }, (_, at) =>
    startersText(races.find(({ race }) => race === at + 1)?.starters ?? []),
  );
}

export function CardForm({ meeting, now }: { meeting: MeetingWhole; now: MeetingNow }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const [head, setHead] = useState({ name: meeting.name, venue: meeting.venue, day: meeting.day });
  const [runners, setRunners] = useState(() => runnersOf(now.card));
  const [rows, setRows] = useState(() => now.card.pools.map(poolRow));
  const [faults, setFaults] = useState<Problem[]>([]);
  const save = useMutation(
    trpc.meetings.saveCard.mutationOptions({
      onSuccess: async () => {
        toast({ title: 'Races and pools are saved' });
        await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
      },
      // Whoever was too late sees what is there now, and can save theirs after it.
      onError: () => cache.invalidateQueries({ queryKey: trpc.meetings.get.queryKey({ id: meeting.id }) }),
    }),
  );
  const { error } = save;
  const said = (field: string): string | undefined =>
    faults.find((fault) => fault.field === field)?.message ?? (error ? problemAt(error, field) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readCard(runners, rows);
    save.reset();
    setFaults('problems' in read ? read.problems : []);
    if ('card' in read) save.mutate({ id: meeting.id, revision: now.revision, ...head, card: read.card });
  };
  const sentences = error
    ? problemsOf(error).length > 0
      ? problemsOf(error).map(({ message }) => message)
      : [sentenceOf(error)]
    : faults.map(({ message }) => message);
  return (
    <form onSubmit={submit} noValidate>
      <div className="mb-8 max-w-3xl">
        <HeadFields
          head={head}
          onHead={setHead}
          problems={{ name: said('name'), venue: said('venue'), day: said('day') }}
        />
      </div>
      <Section
        title="Races and runners"
        lead="How many run, from number 1, or the numbers of those that were declared."
      >
        <RaceRows runners={runners} onRunners={setRunners} said={said} />
      </Section>
      <Section
        title="Pools"
        lead="The deduction is what is taken off the stakes. A jackpot that is brought in is added to what is divided."
      >
        <PoolRows rows={rows} onRows={setRows} kinds={meeting.kinds} races={runners.length} said={said} />
      </Section>
      {sentences.length > 0 ? (
        <Note kind="problem" className="mb-4" title="Nothing was saved">
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {[...new Set(sentences)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      ) : null}
      <Button type="submit" kind={now.card.pools.length === 0 ? 'primary' : 'plain'} busy={save.isPending}>
        Save races and pools
      </Button>
    </form>
  );
}
