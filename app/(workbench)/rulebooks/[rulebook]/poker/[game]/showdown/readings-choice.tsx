'use client';

import { Field, Select } from '@/app/components/field';
import { linesSaid } from '@/rulebooks/poker/readings';
import { capital } from '@/rulebooks/spelling/wording';

type Reading = {
  part: string;
  lines: readonly [from: number, to: number];
  says: string;
  choices: readonly { id: string; because: string }[];
};

/** Where the text can be read in two ways, the reading to answer by. */
export function ReadingsChoice({
  readings,
  chosen,
  onChange,
  problemAt,
}: {
  readings: readonly Reading[];
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Record<string, string>) => void;
  problemAt: (field: string) => string | undefined;
}) {
  return readings.map(({ part, lines, says, choices }) => (
    <Field
      key={part}
      label={`${linesSaid(lines)} can be read in two ways`}
      hint={capital(says)}
      problem={problemAt(`readings.${part}`)}
    >
      {(control) => (
        <Select
          {...control}
          value={chosen[part] ?? choices[0]?.id}
          onChange={(event) => onChange({ ...chosen, [part]: event.target.value })}
        >
          {choices.map(({ id, because }) => (
            <option key={id} value={id}>
              Read {because}
            </option>
          ))}
        </Select>
      )}
    </Field>
  ));
}
