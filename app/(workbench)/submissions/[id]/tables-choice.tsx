'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink } from '@/app/components/button';
import { Note, Skeleton } from '@/app/components/feedback';
import { Checkbox, Field, FieldProblem, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RouterOutputs } from '@/server/api/api';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { type PlaceWithTables, placesWith } from './places-with-tables';

type Chosen = { tables: string[]; named: { premises?: string; tables: string }[] };

/** `lacking`: it was sent without a table. */
type Choice = {
  list: { data: RouterOutputs['tables']['list'] | undefined; error: unknown };
  places: PlaceWithTables[];
  ticked: readonly string[];
  tick: (table: string, on: boolean) => void;
  /** What was typed, by premises. */
  typed: Readonly<Record<string, string>>;
  type: (premises: string, text: string) => void;
  lacking: boolean;
  /** Nothing where no table is chosen. */
  chosen: () => Chosen | undefined;
};

/** The tables that pay what a version pays, from a day on. */
export function useTablesChoice({ reference, waysOut }: SubmissionWhole, from: string): Choice {
  const { data, error } = useQuery(useTRPC().tables.list.queryOptions());
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const places = data ? placesWith(data, { reference, from, listed: waysOut?.listed === true }) : [];
  const offered = places.flatMap(({ carrying }) => carrying.map(({ id }) => id));
  const tables = ticked.filter((id) => offered.includes(id));
  const named = places.flatMap(({ premises, onRecord }) => {
    const text = (typed[premises] ?? '').trim();
    return onRecord === 0 && text ? [{ ...(premises && { premises }), tables: text }] : [];
  });
  const none = tables.length + named.length === 0;
  return {
    list: { data, error },
    places,
    ticked: tables,
    tick: (table, on) =>
      setTicked((before) => [...before.filter((id) => id !== table), ...(on ? [table] : [])]),
    typed,
    type: (premises, text) => setTyped((before) => ({ ...before, [premises]: text })),
    lacking: tried && none,
    chosen: () => {
      setTried(true);
      return none ? undefined : { tables, named };
    },
  };
}

function Place({ place, choice }: { place: PlaceWithTables; choice: Choice }) {
  const { premises, onRecord, carrying } = place;
  if (onRecord === 0)
    return (
      <Field
        label={premises ? `Tables at ${premises}` : 'Tables'}
        hint={
          premises
            ? 'None is on record there. Name them, or leave this empty.'
            : 'None of your tables is on record. Name them, for example “Roulette 3 and 4”.'
        }
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={choice.typed[premises] ?? ''}
            onChange={(event) => choice.type(premises, event.target.value)}
          />
        )}
      </Field>
    );
  const others = onRecord - carrying.length;
  return (
    <fieldset className="space-y-1">
      <legend className="mb-1 text-sm font-medium">Tables at {premises}</legend>
      {carrying.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={choice.ticked.includes(id)}
          onChange={(event) => choice.tick(id, event.target.checked)}
        />
      ))}
      {others > 0 ? (
        <p className="text-xs text-ink-soft">
          {others === 1 ? '1 table' : `${others} tables`} there {others === 1 ? 'does' : 'do'} not carry this
          game on the first day. <TextLink href="/tables">Tables</TextLink>
        </p>
      ) : null}
    </fieldset>
  );
}

export function TablesChoice({ choice, problem }: { choice: Choice; problem: string | undefined }) {
  const { data, error } = choice.list;
  if (error) return <Note kind="problem">{sentenceOf(error)}</Note>;
  if (!data) return <Skeleton lines={2} />;
  const said = choice.lacking ? 'Choose the tables that pay this.' : problem;
  return (
    <div className="space-y-3">
      {choice.places.map((place) => (
        <Place key={place.premises} place={place} choice={choice} />
      ))}
      {said ? <FieldProblem>{said}</FieldProblem> : null}
    </div>
  );
}
