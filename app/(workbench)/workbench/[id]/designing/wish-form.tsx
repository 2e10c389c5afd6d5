'use client';

import type { ReactNode } from 'react';
import { Field, FieldProblem, Select, TextArea, TextInput } from '@/app/components/field';

import { atMeterOf, type DesignWish, type Subject } from '@/rulebooks/designing';
import type { FractionText } from '@/simulations/exact/fraction';
import { percent } from '@/simulations/printing/numbers';
import type { Problem } from '@/simulations/problems/problem';
import { ofRows, RowWishes } from './row-wishes';

const ORDER_WORDS: Record<DesignWish['order'], string> = {
  'never-less': 'pays no less than a commoner one',
  'always-more': 'pays more than a commoner one',
  any: 'may pay anything',
};

type Props = {
  subject: Subject;
  wish: DesignWish;
  change: (part: Partial<DesignWish>) => void;
  problems: Problem[];
  today: FractionText | undefined;
};

export const problemAt = (problems: Problem[], name: string): string | undefined =>
  problems.find(({ field }) => field === `design.${name}`)?.message;

/** What the table should be like. Each field explains itself. */
export function WishForm({ subject, wish, change, problems, today }: Props) {
  const text = (
    name: 'from' | 'to' | 'largest' | 'atMostOnceIn' | 'atLeastOnceIn' | 'changes',
    label: ReactNode,
    hint?: ReactNode,
  ) => (
    <Field label={label} hint={hint} problem={problemAt(problems, name)} className="min-w-0">
      {(control) => (
        <TextInput
          {...control}
          className="figures"
          autoComplete="off"
          spellCheck={false}
          value={wish[name]}
          onChange={(event) => change({ [name]: event.target.value.slice(0, 40) })}
        />
      )}
    </Field>
  );
  const general = problems.find(({ field }) => field === 'design.kept' || !field?.startsWith('design.'));

  return (
    <div className="space-y-4">
      <Group
        title={`House edge${atMeterOf(subject)}`}
        says={
          today
            ? `Between these, both included. Today it is ${percent(today)}.`
            : 'Between these, both included.'
        }
      >
        <div className="grid grid-cols-2 gap-3">
          {text('from', 'From, %')}
          {text('to', 'To, %')}
        </div>
      </Group>
      <Field
        label="Odds to choose from"
        problem={problemAt(problems, 'steps')}
        hint="Odds to 1: numbers, ranges, halves such as 1½; “push” lets a row return the stake. What a row pays today and the least it may pay are always included."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            className="figures"
            spellCheck={false}
            value={wish.steps}
            onChange={(event) => change({ steps: event.target.value.slice(0, 600) })}
          />
        )}
      </Field>
      {text('largest', 'Pays at most', 'The largest odds of any row. Leave empty for no limit.')}
      <Field label="A rarer event">
        {(control) => (
          <Select
            {...control}
            value={wish.order}
            onChange={(event) => change({ order: event.target.value as DesignWish['order'] })}
          >
            {Object.entries(ORDER_WORDS).map(([order, words]) => (
              <option key={order} value={order}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Group title="The largest prize is won" says="Counted in wagers. Leave empty for no limit.">
        <div className="grid grid-cols-2 gap-3">
          {text('atMostOnceIn', 'at most once in')}
          {text('atLeastOnceIn', 'at least once in')}
        </div>
      </Group>
      {text('changes', 'Rows that may differ from today', 'Leave empty for all of them.')}
      <details open={ofRows(problems).length > 0 ? true : undefined}>
        <summary className="min-h-6 text-sm font-medium">Row by row</summary>
        <RowWishes subject={subject} wish={wish} change={change} problems={problems} />
      </details>
      {general ? <FieldProblem>{general.message}</FieldProblem> : null}
    </div>
  );
}

function Group({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{title}</legend>
      <p className="mb-1 text-xs text-ink-soft">{says}</p>
      {children}
    </fieldset>
  );
}
