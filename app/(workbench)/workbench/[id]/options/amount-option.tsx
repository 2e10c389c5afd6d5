'use client';

import { Select } from '@/app/components/field';
import type { GameOption } from '@/rulebooks/format/record';
import { SpelledInput } from './spelled-input';

const AMOUNT = 'amount';

/** An amount of money, or a word used instead. */
export function AmountOption({
  control,
  option,
  value,
  currency,
  disabled,
  spell,
  onChange,
  onBlur,
}: {
  control: { id: string };
  option: GameOption;
  value: string;
  currency: string;
  disabled: boolean;
  spell: (typed: string) => string;
  onChange: (value: string) => void;
  onBlur: () => void;
}) {
  const word = option.values.some((permitted) => permitted.value === value);
  return (
    <div className="space-y-1">
      <Select
        {...(word ? control : {})}
        aria-label={`${option.label}: a word or an amount`}
        disabled={disabled}
        value={word ? value : AMOUNT}
        onChange={(event) => onChange(event.target.value === AMOUNT ? '' : event.target.value)}
      >
        {option.values.map((permitted) => (
          <option key={permitted.value} value={permitted.value}>
            {permitted.label}
          </option>
        ))}
        <option value={AMOUNT}>An amount</option>
      </Select>
      {word ? null : (
        <SpelledInput
          {...control}
          aria-label={`${option.label}, ${currency}`}
          inputMode="decimal"
          className="figures"
          placeholder={currency}
          maxLength={20}
          disabled={disabled}
          value={value}
          spell={spell}
          onType={onChange}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
