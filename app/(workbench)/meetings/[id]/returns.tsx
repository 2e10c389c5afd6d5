'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { racesOf } from '@/rulebooks/totalisator/pool-named';
import type { Model } from '@/rulebooks/totalisator/returns/chances';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import { ChanceFields } from './chance-fields';
import { ReturnsShown } from './returns-shown';
import { type Typed, typedFrom } from './typed-chances';

const MODELS: Record<Model, { name: string; says: string }> = {
  henery: {
    name: 'Henery',
    says: 'Running times are normal with one spread. It fits who comes second and third in Hong Kong better than Harville (Lo, Bacon-Shone and Busche, 1995).',
  },
  harville: {
    name: 'Harville',
    says: 'Whoever is left finishes next in proportion to the chances of winning. Favourites come second and third less often than it says.',
  },
};

type Asked = { at: number; model: Model; chances?: Record<number, Typed>; drawnBets?: number };

const DRAWN = 10_000;

function poolsOf({ kinds }: MeetingWhole, { card }: MeetingNow) {
  return card.pools.map((pool, at) => {
    const races = racesOf(pool);
    const label = kinds.find(({ id }) => id === pool.pool)?.label ?? pool.pool;
    return { at, races, label: `${label}, ${races.length === 1 ? 'race' : 'races'} ${races.join('/')}` };
  });
}

const sent = (chances: Record<number, Typed> | undefined) =>
  chances && {
    chances: Object.entries(chances).map(([race, typed]) => ({
      race: Number(race),
      horses: Object.entries(typed).map(([horse, chance]) => ({ horse: Number(horse), chance })),
    })),
  };

export function Returns({ meeting, now }: { meeting: MeetingWhole; now: MeetingNow }) {
  const trpc = useTRPC();
  const pools = poolsOf(meeting, now);
  const [asked, setAsked] = useState<Asked>({ at: pools[0]?.at ?? 0, model: 'henery' });
  const [typed, setTyped] = useState<Record<number, Typed>>();
  const [find, setFind] = useState<number[]>([]);
  const { at, model, chances, drawnBets } = asked;
  const { data, error, isPending, isFetching } = useQuery({
    ...trpc.meetings.returns.queryOptions(
      { id: meeting.id, at, model, find, ...sent(chances), ...(drawnBets && { drawnBets }) },
      { placeholderData: keepPreviousData },
    ),
    enabled: pools.length > 0,
  });
  if (pools.length === 0)
    return <EmptyState title="No pools yet">Save the races and pools first.</EmptyState>;
  const races = pools.find((pool) => pool.at === at)?.races ?? [];
  const ask = (more: Partial<Asked>) => {
    setFind([]);
    setAsked({ ...asked, ...more });
  };
  const ofMoney = ({ chances: _, ...rest }: Asked): Asked => rest;
  const choosePool = (next: number) => {
    setTyped(undefined);
    setFind([]);
    setAsked({ ...ofMoney(asked), at: next });
  };
  const typeThem = () => {
    const begun = error ? [] : (data?.races ?? []);
    setTyped(
      Object.fromEntries(
        races.map((race) => {
          const own = typedFrom(begun.find((one) => one.race === race)?.horses ?? []);
          const starters = now.card.races.find((one) => one.race === race)?.starters ?? [];
          return [race, Object.fromEntries(starters.map((horse) => [horse, own[horse] ?? '']))];
        }),
      ),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) ask({ chances: typed });
  };
  return (
    <>
      <p className="mb-4 max-w-[80ch] text-sm text-ink-soft">
        What a bet gets back on average, from how often the horses win and from what is staked. Every order of
        finish is settled by the rules of the pool; where there are too many, results are drawn.
      </p>
      <form onSubmit={submit} className="mb-6 grid max-w-4xl gap-4">
        <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Pool">
            {(control) => (
              <Select {...control} value={at} onChange={({ target }) => choosePool(Number(target.value))}>
                {pools.map((pool) => (
                  <option key={pool.at} value={pool.at}>
                    {pool.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="How often horses win">
            {(control) => (
              <Select
                {...control}
                value={typed ? 'typed' : 'money'}
                onChange={({ target }) => {
                  if (target.value === 'typed') typeThem();
                  else {
                    setTyped(undefined);
                    setAsked(ofMoney(asked));
                  }
                }}
              >
                <option value="money">By the win pool’s money</option>
                <option value="typed">As I type it</option>
              </Select>
            )}
          </Field>
          <Field
            label="Who is second and third"
            className="lg:order-last lg:col-span-3"
            hint={MODELS[model].says}
          >
            {(control) => (
              <Select
                {...control}
                className="max-w-xs"
                value={model}
                onChange={({ target }) => ask({ model: target.value as Model })}
              >
                {Object.entries(MODELS).map(([id, { name }]) => (
                  <option key={id} value={id}>
                    By {name}’s model
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Money in the pool">
            {(control) => (
              <Select
                {...control}
                value={drawnBets ? 'drawn' : 'staked'}
                onChange={({ target }) =>
                  target.value === 'drawn'
                    ? ask({ drawnBets: DRAWN })
                    : setAsked(({ drawnBets: _, ...rest }) => rest)
                }
              >
                <option value="staked">As staked</option>
                <option value="drawn">10,000 bets, drawn as horses finish</option>
              </Select>
            )}
          </Field>
        </div>
        {typed ? (
          <ChanceFields typed={typed} onTyped={setTyped}>
            <Button type="submit" busy={isFetching}>
              Work out what bets return
            </Button>
          </ChanceFields>
        ) : null}
      </form>
      {error ? (
        <Note kind="problem" className="mb-4" title="Not worked out">
          {sentenceOf(error)}
        </Note>
      ) : null}
      {isPending && !error ? (
        <Section title="Working it out">
          <Skeleton lines={6} />
        </Section>
      ) : null}
      {data && !error ? (
        <div aria-busy={isFetching}>
          <ReturnsShown returns={data} find={find} onFind={setFind} />
        </div>
      ) : null}
    </>
  );
}
