'use client';

import { Field, TextInput } from '@/app/components/field';
import type { Circumstances } from '@/rulebooks/variant';
import { useModel } from './model';

type Terms = NonNullable<Circumstances['progressive']>;

/** What the operator declares of a progressive jackpot; what is left out is taken as the rulebook takes it. */
export function ProgressiveFields() {
  const { game, editing, live, rulebook } = useModel();
  const assumed = game.wagers.find((wager) => wager.progressive)?.progressive;
  if (!assumed) return null;
  const given = editing.content.circumstances.progressive;
  const fields: { name: keyof Terms; label: string; placeholder: string; hint?: string }[] = [
    {
      name: 'contribution',
      label: 'Added to the meter, of each wager',
      placeholder: assumed.contribution,
    },
    { name: 'wager', label: `One wager, ${rulebook.currency}`, placeholder: assumed.wager },
    {
      name: 'seed',
      label: `Put on the meter after it is won, ${rulebook.currency}`,
      placeholder: assumed.seed,
    },
    {
      name: 'meter',
      label: `The meter shows, ${rulebook.currency}`,
      placeholder: given?.seed || assumed.seed,
      hint: 'The house edge is reckoned for this meter.',
    },
  ];
  const change = (name: keyof Terms, text: string) => {
    const { [name]: _, ...rest } = given ?? { contribution: '' };
    const next = { contribution: '', ...rest, ...(text === '' ? {} : { [name]: text }) };
    const empty = Object.values(next).every((value) => value === '');
    editing.apply({ kind: 'circumstances', part: { progressive: empty ? undefined : next } });
  };
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Progressive jackpot</legend>
      <div className="space-y-2">
        {fields.map(({ name, label, placeholder, hint }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            problem={
              live.problems.find(({ field }) => field === `circumstances.progressive.${name}`)?.message
            }
          >
            {(control) => (
              <TextInput
                {...control}
                className="h-7 text-sm"
                maxLength={60}
                placeholder={placeholder}
                value={given?.[name] ?? ''}
                onChange={(event) => change(name, event.target.value)}
                onBlur={editing.closeStep}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
