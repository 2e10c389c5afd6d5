import type { ReactNode } from 'react';
import { Field, TextInput } from '@/app/components/field';
import { sumTyped, type Typed } from './typed-chances';

const sumSaid = (typed: Typed): string => {
  const sum = sumTyped(typed);
  if (sum === undefined) return 'One of these is no share; write 12.5%.';
  return sum === '100%' ? 'They come to 100%.' : `They come to ${sum}; one horse wins, so make it 100%.`;
};

/** A field for each horse of each race; one left empty never finishes among the first. */
export function ChanceFields({
  typed,
  onTyped,
  children,
}: {
  typed: Record<number, Typed>;
  onTyped: (typed: Record<number, Typed>) => void;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-3">
      {Object.entries(typed).map(([race, own]) => (
        <fieldset key={race}>
          <legend className="mb-1 text-sm font-medium">How often each horse of race {race} wins</legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(own).map(([horse, chance]) => (
              <Field key={horse} label={horse} className="w-20">
                {(control) => (
                  <TextInput
                    {...control}
                    aria-label={`Chance of horse ${horse} in race ${race}`}
                    className="figures"
                    maxLength={20}
                    value={chance}
                    onChange={({ target }) =>
                      onTyped({ ...typed, [race]: { ...own, [horse]: target.value } })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          <p role="status" className="mt-1 text-xs text-ink-soft">
            {sumSaid(own)} Leave a horse empty that never finishes among the first.
          </p>
        </fieldset>
      ))}
      <div>{children}</div>
    </div>
  );
}
