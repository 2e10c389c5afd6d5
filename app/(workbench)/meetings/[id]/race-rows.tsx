'use client';

import { Button } from '@/app/components/button';
import { Field, TextInput } from '@/app/components/field';

const MOST = 20;

/** A field for each race; its place is its number, so only the last can go. */
export function RaceRows({
  runners,
  onRunners,
  said,
}: {
  runners: string[];
  onRunners: (runners: string[]) => void;
  said: (field: string) => string | undefined;
}) {
  return (
    <>
      {runners.length > 0 ? (
        <div className="mb-3 grid max-w-4xl grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {runners.map((text, at) => (
            // Races are known by their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: a race is its number
            <Field key={at} label={`Race ${at + 1}`} problem={said(`races.${at}`)}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={300}
                  inputMode="numeric"
                  value={text}
                  onChange={({ target }) =>
                    onRunners(runners.map((one, index) => (index === at ? target.value : one)))
                  }
                />
              )}
            </Field>
          ))}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button small disabled={runners.length >= MOST} onClick={() => onRunners([...runners, ''])}>
          Add a race
        </Button>
        {runners.length > 0 ? (
          <Button small onClick={() => onRunners(runners.slice(0, -1))}>
            Remove race {runners.length}
          </Button>
        ) : null}
      </div>
    </>
  );
}
