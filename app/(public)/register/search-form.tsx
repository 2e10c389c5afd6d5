'use client';

import { Button } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { REGISTER_KINDS } from '@/server/record/shapes';
import type { Asked } from './asked';

const KIND_WORDS: Record<(typeof REGISTER_KINDS)[number], string> = {
  adopted: 'Adopted after a trial',
  approved: 'Approved',
  trial: 'On trial',
};

/** A plain form: it works without scripts, and its address can be kept. */
export function SearchForm({
  asked,
  rulebooks,
}: {
  asked: Asked;
  rulebooks: { id: string; title: string }[];
}) {
  return (
    <form
      action="/register"
      className="mb-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <Field label="Game, wager, operator or reference">
        {(control) => (
          <TextInput {...control} type="search" name="search" maxLength={100} defaultValue={asked.search} />
        )}
      </Field>
      <Field label="Rulebook">
        {(control) => (
          <Select {...control} name="rulebook" defaultValue={asked.rulebook ?? ''}>
            <option value="">All rulebooks</option>
            {rulebooks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Kind">
        {(control) => (
          <Select {...control} name="kind" defaultValue={asked.kind ?? ''}>
            <option value="">All kinds</option>
            {REGISTER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="primary">
        Search
      </Button>
    </form>
  );
}
