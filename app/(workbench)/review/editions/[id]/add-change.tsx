'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import type { Change } from '@/rulebooks/editions/difference';
import type { EditionPlace } from '@/rulebooks/editions/places';

const keyOf = ({ at }: EditionPlace): string => JSON.stringify(at);

/** The changes that are made most: another least pay, another number of a rule. Any other is written into the text. */
export function AddChange({ places, onAdd }: { places: EditionPlace[]; onAdd: (change: Change) => void }) {
  const groups = [...new Set(places.map(({ group }) => group))];
  const [group, setGroup] = useState(groups[0] ?? '');
  const within = places.filter((place) => place.group === group);
  const [chosen, setChosen] = useState('');
  const [becomes, setBecomes] = useState('');
  const [because, setBecause] = useState('');
  const place = within.find((one) => keyOf(one) === chosen) ?? within[0];
  const ready =
    place !== undefined &&
    becomes.trim() !== '' &&
    becomes.trim() !== place.was &&
    because.trim().length >= 3;
  return (
    <form
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!place || !ready) return;
        onAdd({ at: place.at, was: place.was, becomes: becomes.trim(), because: because.trim() });
        setBecomes('');
        setBecause('');
      }}
    >
      <Field label="Game or section">
        {(control) => (
          <Select {...control} value={group} onChange={({ target }) => setGroup(target.value)}>
            {groups.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What changes">
        {(control) => (
          <Select
            {...control}
            value={place ? keyOf(place) : ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            {within.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {one.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Becomes" hint={place ? `${place.was} today.` : undefined}>
        {(control) => (
          <TextInput {...control} value={becomes} onChange={({ target }) => setBecomes(target.value)} />
        )}
      </Field>
      <Field label="Reason">
        {(control) => (
          <TextInput
            {...control}
            maxLength={700}
            value={because}
            onChange={({ target }) => setBecause(target.value)}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={!ready}>
          Add this change
        </Button>
      </div>
    </form>
  );
}
