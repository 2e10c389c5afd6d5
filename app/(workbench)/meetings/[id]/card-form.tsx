'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BringBack, ChooseCopy } from '@/app/components/both-copies';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { alike } from '@/app/components/two-copies';
import { useTwoCopies } from '@/app/components/use-two-copies';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, problemsOf, sentenceOf, wasChanged } from '@/app/trpc/problems';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import type { Problem } from '@/simulations/problems/problem';
import { HeadFields } from '../head-fields';
import { PoolRows } from './pool-rows';
import { RaceRows } from './race-rows';
import { cardDifferences, readCard, typedCard } from './typed-card';

export function CardForm({ meeting, now }: { meeting: MeetingWhole; now: MeetingNow }) {
  const { id, kinds } = meeting;
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const [faults, setFaults] = useState<Problem[]>([]);
  const latest = () => cache.fetchQuery({ ...trpc.meetings.get.queryOptions({ id }), staleTime: 0 });
  const save = useMutation(
    trpc.meetings.saveCard.mutationOptions({
      onSuccess: async () => {
        toast({ title: 'Races and pools are saved' });
        const fresh = await latest();
        if (fresh.now) copies.follow(typedCard(fresh, fresh.now));
        await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
      },
      onError: async (error, sent) => {
        if (!wasChanged(error)) return;
        const fresh = await latest();
        // Stakes were taken or a result was entered meanwhile: neither is on the card.
        if (
          fresh.now &&
          sent.revision !== fresh.now.revision &&
          alike(typedCard(fresh, fresh.now), copies.base)
        )
          save.mutate({ ...sent, revision: fresh.now.revision });
      },
    }),
  );
  const saved = typedCard(meeting, now);
  const copies = useTwoCopies(saved, save.isPending);
  const { typed, type } = copies;
  const error = save.error && !wasChanged(save.error) ? save.error : undefined;
  const said = (field: string): string | undefined =>
    faults.find((fault) => fault.field === field)?.message ?? (error ? problemAt(error, field) : undefined);
  const submit = () => {
    const read = readCard(typed);
    save.reset();
    setFaults('problems' in read ? read.problems : []);
    if ('card' in read) save.mutate({ id, revision: now.revision, ...typed.head, card: read.card });
  };
  const sentences = error
    ? problemsOf(error).length > 0
      ? problemsOf(error).map(({ message }) => message)
      : [sentenceOf(error)]
    : faults.map(({ message }) => message);
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      {copies.mustChoose ? (
        <ChooseCopy
          what="the races and pools"
          who={now.savedBy.card}
          differences={cardDifferences(
            typed,
            saved,
            (pool) => kinds.find((kind) => kind.id === pool)?.label ?? pool,
          )}
          onMine={() => {
            copies.keepMine();
            submit();
          }}
          onTheirs={() => {
            save.reset();
            setFaults([]);
            copies.takeTheirs();
          }}
        />
      ) : null}
      <BringBack onBack={copies.bringBack} />
      <div className="mb-8 max-w-3xl">
        <HeadFields
          head={typed.head}
          onHead={(head) => type({ ...typed, head })}
          problems={{ name: said('name'), venue: said('venue'), day: said('day') }}
        />
      </div>
      <Section
        title="Races and runners"
        lead="How many run, from number 1, or the numbers of those that were declared."
      >
        <RaceRows runners={typed.runners} onRunners={(runners) => type({ ...typed, runners })} said={said} />
      </Section>
      <Section
        title="Pools"
        lead="The deduction is what is taken off the stakes. A jackpot that is brought in is added to what is divided."
      >
        <PoolRows
          key={copies.shown}
          rows={typed.rows}
          onRows={(rows) => type({ ...typed, rows })}
          kinds={kinds}
          poolRules={now.poolRules}
          races={typed.runners.length}
          said={said}
        />
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
      <Button
        type="submit"
        kind={now.card.pools.length === 0 ? 'primary' : 'plain'}
        busy={save.isPending}
        disabled={copies.mustChoose}
      >
        Save races and pools
      </Button>
    </form>
  );
}
