'use client';

import { Checkbox, Field, Select, TextInput } from '@/app/components/field';
import { plainNameRefused, typedNameRefused } from '@/rulebooks/names/typed-name';
import { type FilingKind, KIND_WORDS } from '@/rulebooks/variant/filing';
import { type Circumstances, FILING_KINDS } from '@/rulebooks/variant/variant';
import { printNote } from '@/server/documents/printable';
import { useModel } from '../model/model';

const INPUT = 'h-7 text-sm';

/** Where the papers send whoever did not say what is to be decided. */
export const FILING = 'of-the-submission';

/** What the dossier says of the submission: asked for only as far as it may be needed. */
export function FilingFields() {
  const { editing } = useModel();
  const { kind, petitioner, sponsor, laboratory } = editing.content.circumstances;
  const give = (part: Partial<Circumstances>) => editing.apply({ kind: 'circumstances', part });
  const givenTo = (name: 'petitioner' | 'sponsor') => (text: string) =>
    give({ [name]: text === '' ? undefined : text });
  return (
    <fieldset id={FILING} className="space-y-3">
      <legend className="mb-1 text-sm font-medium">Of the submission</legend>
      <Field label="Kind" hint="What you want decided.">
        {(control) => (
          <Select
            {...control}
            className={INPUT}
            value={kind ?? ''}
            onChange={({ target }) =>
              give({ kind: FILING_KINDS.find((each: FilingKind) => each === target.value) })
            }
          >
            <option value="">Not stated</option>
            {FILING_KINDS.map((each) => (
              <option key={each} value={each}>
                {KIND_WORDS[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Words
        label="Petitioner"
        hint="Who asks for the decision, if that is not you."
        value={petitioner}
        onChange={givenTo('petitioner')}
      />
      {petitioner || sponsor ? (
        <Words
          label="Sponsoring licensee"
          hint="Who offers the game for a petitioner without a licence."
          value={sponsor}
          onChange={givenTo('sponsor')}
        />
      ) : null}
      <Checkbox
        label="Tested by a laboratory"
        checked={laboratory !== undefined}
        onChange={({ target }) => give({ laboratory: target.checked ? { name: '', report: '' } : undefined })}
      />
      {laboratory ? (
        <div className="mt-1 ml-6 space-y-2">
          {(['name', 'report'] as const).map((part) => (
            <Words
              key={part}
              label={part === 'name' ? 'Laboratory' : 'Number of its report'}
              most={part === 'name' ? 200 : 120}
              value={laboratory[part]}
              refused={typedNameRefused}
              onChange={(text) => give({ laboratory: { ...laboratory, [part]: text } })}
            />
          ))}
          <Field label="Date of the report">
            {(control) => (
              <TextInput
                {...control}
                type="date"
                className={INPUT}
                value={laboratory.date ?? ''}
                onChange={({ target }) => {
                  const { date: _, ...rest } = laboratory;
                  give({ laboratory: target.value ? { ...rest, date: target.value } : rest });
                }}
              />
            )}
          </Field>
        </div>
      ) : null}
    </fieldset>
  );
}

function Words({
  label,
  hint,
  value = '',
  most = 200,
  refused = plainNameRefused,
  onChange,
}: {
  label: string;
  hint?: string;
  value?: string | undefined;
  most?: number;
  refused?: (text: string) => string | undefined;
  onChange: (text: string) => void;
}) {
  const { editing } = useModel();
  return (
    <Field label={label} hint={printNote(value) ?? hint} problem={refused(value)}>
      {(control) => (
        <TextInput
          {...control}
          className={INPUT}
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={editing.closeStep}
        />
      )}
    </Field>
  );
}
