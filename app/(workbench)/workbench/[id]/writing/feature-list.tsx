'use client';

import { useMemo, useState } from 'react';
import { Field, TextInput } from '@/app/components/field';
import type { FeatureSpec } from '@/simulations/features/feature';
import type { FeatureType } from '@/simulations/features/types';

/** "0 to 9", "true or false", "clubs, diamonds, hearts …": what it can be compared with. */
export function valuesOf(type: FeatureType, most = 6): string {
  switch (type.kind) {
    case 'whole':
      return `${type.from} to ${type.to}`.replaceAll('-', '−');
    case 'flag':
      return 'true or false';
    case 'name': {
      const shown = type.names.slice(0, most).map((name) => `"${name}"`);
      return type.names.length > most ? `${shown.join(', ')} …` : shown.join(', ');
    }
  }
}

const matches = ({ id, explains, type }: FeatureSpec, sought: string): boolean =>
  `${id} ${explains} ${type.kind === 'name' ? type.names.join(' ') : ''}`
    .toLowerCase()
    .includes(sought.trim().toLowerCase());

/** Everything a condition on this game can look at, with its meaning; chosen, it is written where the caret is. */
export function FeatureList({
  features,
  outcome,
  locked,
  onInsert,
}: {
  features: readonly FeatureSpec[];
  /** What one equally likely outcome is. */
  outcome: string;
  locked: boolean;
  onInsert: (id: string) => void;
}) {
  const [sought, setSought] = useState('');
  const found = useMemo(() => features.filter((feature) => matches(feature, sought)), [features, sought]);
  const [what] = outcome.split(' ');
  return (
    <section aria-labelledby="features-heading" className="mt-8">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 grow basis-72">
          <h3 id="features-heading" className="text-sm font-semibold">
            What a condition can look at{' '}
            <span className="figures font-normal text-ink-soft">{features.length}</span>
          </h3>
          <p className="text-xs text-ink-soft">
            For each {what}. Choose one to insert it at the cursor, or type in the row and choose a
            suggestion.
          </p>
        </div>
        <Field label="Search the features" hideLabel className="w-56">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              placeholder="Search"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && found[0] && !locked) onInsert(found[0].id);
                if (event.key === 'Escape') setSought('');
              }}
              className="text-sm"
            />
          )}
        </Field>
      </div>
      <section aria-label="Features" className="relative max-h-72 overflow-y-auto border-y border-rule">
        <dl>
          {found.map(({ id, type, explains }) => (
            <div
              key={id}
              className="grid items-baseline gap-x-4 border-b border-rule px-1 py-1 text-sm last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt>
                <button
                  type="button"
                  aria-disabled={locked || undefined}
                  onClick={() => !locked && onInsert(id)}
                  className="figures min-h-6 text-left font-medium text-accent underline decoration-transparent underline-offset-2 hover:decoration-accent aria-disabled:text-ink"
                >
                  <span className="sr-only">Write </span>
                  {id}
                </button>
              </dt>
              <dd className="min-w-0">
                {explains} <span className="figures text-xs text-ink-soft">{valuesOf(type)}</span>
              </dd>
            </div>
          ))}
        </dl>
        {found.length === 0 ? (
          <p className="px-1 py-3 text-sm text-ink-soft">
            No feature has that name. Try another word, or clear the search.
          </p>
        ) : null}
      </section>
      <p className="mt-2 text-xs text-ink-soft">
        Compare with <Code>==</Code> is, <Code>!=</Code> is not, <Code>&gt;=</Code> at least,{' '}
        <Code>&lt;=</Code> at most; <Code>in [6, 7]</Code> is one of. Join with <Code>and</Code>,{' '}
        <Code>or</Code>, <Code>not (…)</Code>. Numbers can be added, and <Code>min</Code>, <Code>max</Code>,{' '}
        <Code>abs</Code> and <Code>count</Code> used on them.
      </p>
    </section>
  );
}

const Code = ({ children }: { children: React.ReactNode }) => (
  <code className="figures rounded-sm bg-sunken px-1 font-sans text-ink">{children}</code>
);
