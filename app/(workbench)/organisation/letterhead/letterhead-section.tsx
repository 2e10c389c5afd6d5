'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import type { OwnLetterhead } from '@/server/letterheads/read-letterhead';
import type { Letterhead, Premises } from '@/server/vocabulary/letterhead';
import { MarkField } from './mark-field';
import { PlayersFields, type PlayersTyped } from './players-fields';
import { PremisesFields } from './premises-fields';

type Typed = { name: string; contact: string; premises: Premises[]; players: PlayersTyped };

const typedOf = ({ name = '', contact = '', premises = [], players = {} }: Letterhead): Typed => ({
  name,
  contact,
  premises,
  players: Object.fromEntries(
    Object.entries(players).map(([place, { minimumAge, help = '' }]) => [
      place,
      { minimumAge: minimumAge?.toString() ?? '', help },
    ]),
  ),
});

const sent = ({ players, ...typed }: Typed) => ({
  ...typed,
  players: Object.fromEntries(
    Object.entries(players).map(([place, { minimumAge, help }]) => [
      place,
      { ...(minimumAge && { minimumAge: Number(minimumAge) }), help },
    ]),
  ),
});

/** What the operator's papers say of it. Members read it; approvers change it. */
export function LetterheadSection() {
  const trpc = useTRPC();
  const own = useQuery(trpc.letterhead.get.queryOptions());
  return (
    <Section
      id="letterhead"
      title="On your papers"
      lead="What signs, leaflets and dossiers say of you. A frozen version keeps what was here when it was frozen."
    >
      {own.data ? (
        <Form own={own.data} />
      ) : (
        <p className="text-sm text-ink-soft">{own.isError ? sentenceOf(own.error) : 'Fetching…'}</p>
      )}
    </Section>
  );
}

function Form({ own: { letterhead, places } }: { own: OwnLetterhead }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const me = useMe();
  const locked = me.role !== 'approver';
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed ?? typedOf(letterhead);
  const give = (part: Partial<Typed>) => {
    save.reset();
    setTyped({ ...shown, ...part });
  };
  const save = useMutation(
    trpc.letterhead.set.mutationOptions({
      onSuccess: async () => {
        await cache.invalidateQueries({ queryKey: trpc.letterhead.pathKey() });
        setTyped(null);
        toast({ title: 'Saved for your next papers' });
      },
    }),
  );
  const problem = (field: string) => problemAt(save.error, field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(sent(shown));
  };
  return (
    <div className="space-y-8">
      {locked ? (
        <p className="text-sm text-ink-soft">An approver of your organisation can change this.</p>
      ) : null}
      <MarkField mark={letterhead.mark} locked={locked} />
      <form onSubmit={submit} noValidate>
        <fieldset disabled={locked} className="space-y-6">
          <legend className="sr-only">On your papers</legend>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Field
              label="Name as printed"
              hint={`Left empty, ${me.organisation.name} is printed.`}
              problem={plainNameRefused(shown.name) ?? problem('name')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={120}
                  placeholder={me.organisation.name}
                  value={shown.name}
                  onChange={({ target }) => give({ name: target.value })}
                />
              )}
            </Field>
            <Field
              label="Contact for papers"
              hint="A desk or a person, with a telephone number or an address. A draft may name its own."
              problem={plainNameRefused(shown.contact) ?? problem('contact')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={200}
                  value={shown.contact}
                  onChange={({ target }) => give({ contact: target.value })}
                />
              )}
            </Field>
          </div>
          <PremisesFields
            premises={shown.premises}
            problemAt={problem}
            onChange={(premises) => give({ premises })}
          />
          <PlayersFields
            places={places}
            typed={shown.players}
            problemAt={problem}
            onChange={(players) => give({ players })}
          />
          {save.isError ? <Note kind="problem">{sentenceOf(save.error)}</Note> : null}
          {locked ? null : (
            <div className="flex gap-2">
              <Button type="submit" kind="primary" busy={save.isPending} disabled={typed === null}>
                Save
              </Button>
              {typed ? (
                <Button
                  onClick={() => {
                    save.reset();
                    setTyped(null);
                  }}
                >
                  Undo changes
                </Button>
              ) : null}
            </div>
          )}
        </fieldset>
      </form>
    </div>
  );
}
