'use client';

import { Field, Select } from '@/app/components/field';
import { Term } from '@/app/components/tooltip';
import { declaredMeter, printedTerms } from '@/rulebooks/offer/meter';
import { typedTerm } from '@/rulebooks/offer/one-spelling';
import type { DeclaredMeter } from '@/rulebooks/variant/variant';
import { type MeterField, withMeter } from '../../draft/meters';
import { useModel } from '../model/model';
import { SpelledInput } from '../options/spelled-input';

type Typed = Exclude<MeterField, 'fixedPaidFrom'>;

/** What the operator declares of the meter; what is left out is as the table in use has it. */
export function MeterFields() {
  const { game, editing, live, locked, rulebook, view } = useModel();
  const { wager, choice } = view;
  const printed = printedTerms(wager, choice?.payTable);
  if (!printed) return null;
  const { circumstances } = editing.content;
  const { declared, fieldOf } = declaredMeter(wager, circumstances);
  const currency = printed.currency ?? rulebook.currency;
  const reserved = declared.reserve !== undefined || printed.reserve !== undefined;
  const change = (field: MeterField, text: string) =>
    editing.apply({
      kind: 'circumstances',
      part: withMeter(game, circumstances, wager.id, field, text, currency),
    });
  const problemOf = (name: keyof DeclaredMeter) =>
    live.problems.find(({ field }) => field === fieldOf(name))?.message;
  const fields: { name: Typed; label: React.ReactNode; placeholder: string; hint?: string }[] = [
    { name: 'wager', label: <Plain>{`One wager, ${currency}`}</Plain>, placeholder: printed.base },
    {
      name: 'meter',
      label: <Term word="meter">{`The meter shows, ${currency}`}</Term>,
      placeholder: declared.seed || printed.seed,
    },
    {
      name: 'contribution',
      label: <Term word="contribution-share">To the meter, % of a wager</Term>,
      placeholder: printed.contribution,
    },
    {
      name: 'reserve',
      label: <Term word="reserve">To the reserve, %</Term>,
      placeholder: printed.reserve ?? '0%',
    },
    {
      name: 'seed',
      label: <Term word="seed">{`${reserved ? 'First seed' : 'Seed'}, ${currency}`}</Term>,
      placeholder: printed.seed,
    },
    {
      name: 'players',
      label: <Term word="wagerers">Players a round, average</Term>,
      placeholder: '1',
    },
  ];
  return (
    <fieldset disabled={locked} className="mb-5">
      <legend className="sr-only">Terms of the meter</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12.5rem,100%),1fr))] items-start gap-x-4 gap-y-3">
        {fields.map(({ name, label, placeholder, hint }) => (
          <Field key={name} label={label} hint={hint} problem={problemOf(name)}>
            {(control) => (
              <SpelledInput
                {...control}
                inputMode="decimal"
                className="figures h-8 text-sm"
                maxLength={60}
                placeholder={placeholder}
                value={declared[name] ?? ''}
                spell={(typed) => typedTerm(name, typed, currency)}
                onType={(typed) => change(name, typed)}
                onBlur={editing.closeStep}
              />
            )}
          </Field>
        ))}
        {printed.fixedPaidFromEither ? (
          <Field label={<Plain>Fixed pays come from</Plain>} problem={problemOf('fixedPaidFrom')}>
            {(control) => (
              <Select
                {...control}
                className="h-8 text-sm"
                value={declared.fixedPaidFrom ?? printed.fixedPaidFrom}
                onChange={(event) => change('fixedPaidFrom', event.target.value)}
              >
                <option value="house">The house</option>
                <option value="meter">The meter</option>
              </Select>
            )}
          </Field>
        ) : null}
      </div>
    </fieldset>
  );
}

/** As high as a label with a word explained, so that fields stand in line. */
const Plain = ({ children }: { children: React.ReactNode }) => (
  <span className="inline-block min-h-6">{children}</span>
);
