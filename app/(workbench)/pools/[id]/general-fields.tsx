'use client';

import { Field, Select, TextInput } from '@/app/components/field';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';

export type General = { two: string; three: string; readings: Partial<Record<ReadingId, string>> };

const IDS = Object.keys(READINGS) as ReadingId[];

/** Places that pay, and the readings: what holds for every pool. */
export function GeneralFields({
  general,
  onGeneral,
  said,
}: {
  general: General;
  onGeneral: (general: General) => void;
  said: (field: string) => string | undefined;
}) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        {(['two', 'three'] as const).map((field) => (
          <Field
            key={field}
            label={`${field === 'two' ? 'Two' : 'Three'} places pay from`}
            className="w-44"
            problem={said(`places.${field}`)}
          >
            {(control) => (
              <TextInput
                {...control}
                className="figures"
                inputMode="numeric"
                maxLength={2}
                placeholder="As in the rules"
                value={general[field]}
                onChange={({ target }) => onGeneral({ ...general, [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {IDS.map((id) => (
        <Field key={id} label={READINGS[id].name} hint={READINGS[id].says} className="max-w-2xl">
          {(control) => (
            <Select
              {...control}
              className="max-w-60"
              value={general.readings[id] ?? READINGS[id].taken}
              onChange={({ target }) =>
                onGeneral({ ...general, readings: { ...general.readings, [id]: target.value } })
              }
            >
              {[READINGS[id].taken, READINGS[id].other].map((way) => (
                <option key={way} value={way}>
                  {wayInWords(id, way)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
}
