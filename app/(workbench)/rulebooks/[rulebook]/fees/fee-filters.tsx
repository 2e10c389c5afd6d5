'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { problemAt } from '@/app/trpc/problems';
import { FEE_VERDICT_WORDS, KIND_WORDS } from '@/rulebooks/fees/words';
import type { FeeChoices } from '@/server/fees/shapes';
import { whole } from '@/simulations/printing/numbers';
import type { Choice, Filter } from './choice';

type Item = { id: string; label: string };

export function FeeFilters({
  choices,
  choice,
  onFilter,
  problem,
}: {
  choices: FeeChoices;
  choice: Choice;
  onFilter: (name: Filter, value: string) => void;
  problem: unknown;
}) {
  const groups = choices.groups.filter(
    ({ document }) => choice.document === undefined || document === choice.document,
  );
  const selects: { name: Filter; label: string; all: string; items: Item[] }[] = [
    { name: 'document', label: 'Document', all: 'All documents', items: choices.documents },
    { name: 'game', label: 'Game', all: 'All games', items: choices.games },
    {
      name: 'group',
      label: 'Group',
      all: 'All groups',
      items: groups.map(({ id }) => ({ id, label: id })),
    },
    {
      name: 'kind',
      label: 'Kind',
      all: 'All kinds',
      items: choices.kinds.map((id) => ({ id, label: KIND_WORDS[id] })),
    },
    {
      name: 'verdict',
      label: 'With a finding',
      all: 'With or without',
      items: choices.findings.map(({ verdict, count }) => ({
        id: verdict,
        label: `${FEE_VERDICT_WORDS[verdict].word} (${whole(count)})`,
      })),
    },
  ];
  return (
    <div className="mb-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
      {selects.map(({ name, label, all, items }) => (
        <Field key={name} label={label} className="min-w-0" problem={problemAt(problem, name)}>
          {(control) => (
            <Select
              {...control}
              value={choice[name] ?? ''}
              onChange={(event) => onFilter(name, event.target.value)}
            >
              <option value="">{all}</option>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <LimitFilter value={choice.limit ?? ''} onFilter={onFilter} problem={problemAt(problem, 'limit')} />
    </div>
  );
}

function LimitFilter({
  value,
  onFilter,
  problem,
}: {
  value: string;
  onFilter: (name: Filter, value: string) => void;
  problem: string | undefined;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() !== value) onFilter('limit', typed.trim());
  };
  return (
    <form onSubmit={send} className="min-w-0">
      <Field label="Serves a limit of, $" problem={problem}>
        {(control) => (
          <span className="flex gap-1">
            <TextInput
              {...control}
              inputMode="decimal"
              placeholder="100"
              maxLength={20}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => send()}
            />
            <Button type="submit" small>
              Show
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
