'use client';

import { Select } from '@/app/components/field';
import type { GameOption } from '@/rulebooks/format/record';
import { joinedSums, writtenSums } from '@/rulebooks/spelling/sums';
import { SpelledInput } from './spelled-input';

const OWN = 'own';

/** A printed table of sums, or one field for each sum of the operator's own. */
export function SumsOption({
  control,
  option,
  value,
  start,
  currency,
  disabled,
  spell,
  onChange,
  onBlur,
}: {
  control: { id: string };
  option: GameOption;
  value: string;
  /** The sums that own ones start from, once they are chosen. */
  start: readonly string[];
  currency: string;
  disabled: boolean;
  spell: (typed: string) => string;
  onChange: (value: string) => void;
  onBlur: () => void;
}) {
  const printed = option.values.some((permitted) => permitted.value === value);
  const written = writtenSums(value);
  // A semicolon is what stands between two sums.
  const withSum = (at: number, typed: string) => joinedSums(written.with(at, typed.replaceAll(';', '')));
  return (
    <div className="space-y-2">
      <Select
        {...control}
        disabled={disabled}
        value={printed ? value : OWN}
        onChange={(event) => onChange(event.target.value === OWN ? joinedSums(start) : event.target.value)}
      >
        {option.values.map((permitted) => (
          <option key={permitted.value} value={permitted.value}>
            {permitted.label}
          </option>
        ))}
        <option value={OWN}>Amounts of your own</option>
      </Select>
      {printed ? null : (
        <ul className="space-y-1">
          {option.sums?.map(({ id, label }, at) => (
            <li key={id} className="grid grid-cols-[1fr_7rem] items-center gap-2 text-sm">
              <label htmlFor={`${control.id}-${id}`}>
                {label.charAt(0).toUpperCase()}
                {label.slice(1)}, {currency}
              </label>
              <SpelledInput
                id={`${control.id}-${id}`}
                inputMode="decimal"
                className="figures"
                maxLength={20}
                disabled={disabled}
                value={written[at] ?? ''}
                spell={(typed) => writtenSums(spell(withSum(at, typed)))[at] ?? typed}
                onType={(typed) => onChange(withSum(at, typed))}
                onBlur={onBlur}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
