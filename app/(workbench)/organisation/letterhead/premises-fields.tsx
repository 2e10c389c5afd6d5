'use client';

import { Button } from '@/app/components/button';
import { Field, TextInput } from '@/app/components/field';
import { plainNameRefused, typedNameRefused } from '@/rulebooks/names/typed-name';
import { PREMISES_AT_MOST, type Premises } from '@/server/vocabulary/letterhead';

const PARTS = [
  { name: 'name', label: 'Name', most: 200, refused: plainNameRefused },
  { name: 'address', label: 'Address', most: 300, refused: plainNameRefused },
  { name: 'licence', label: 'Licence number', most: 120, refused: typedNameRefused },
] as const;

/** Every premises with its address and licence: dossiers print those of the premises that a submission names. */
export function PremisesFields({
  premises,
  problemAt,
  onChange,
}: {
  premises: Premises[];
  problemAt: (field: string) => string | undefined;
  onChange: (premises: Premises[]) => void;
}) {
  return (
    <fieldset id="letterhead-premises">
      <legend className="mb-2 text-sm font-semibold">Premises</legend>
      <ul className="space-y-3">
        {premises.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: unfinished premises have no name to be known by.
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[1fr_1.6fr_1fr_auto]">
            {PARTS.map(({ name, label, most, refused }) => (
              <Field
                key={name}
                label={label}
                problem={refused(each[name] ?? '') ?? problemAt(`premises.${index}.${name}`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={most}
                    value={each[name] ?? ''}
                    onChange={({ target }) =>
                      onChange(
                        premises.map((one, at) => (at === index ? { ...one, [name]: target.value } : one)),
                      )
                    }
                  />
                )}
              </Field>
            ))}
            <Button
              className="justify-self-start sm:mt-6"
              aria-label={`Remove ${each.name.trim() || `premises ${index + 1}`}`}
              onClick={() => onChange(premises.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button
        className="mt-3"
        disabled={premises.length >= PREMISES_AT_MOST}
        onClick={() => onChange([...premises, { name: '' }])}
      >
        Add premises
      </Button>
    </fieldset>
  );
}
