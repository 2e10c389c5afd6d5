'use client';

import { type ComponentProps, useState } from 'react';
import { TextInput } from '@/app/components/field';

/**
 * A field whose value is kept in one spelling, "10%" for "10". While it is typed in it shows what was typed; another
 * value from outside (undo, another tab) takes its place.
 */
export function SpelledInput({
  value,
  spell,
  onType,
  onBlur,
  ...rest
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  spell: (typed: string) => string;
  onType: (typed: string) => void;
  onBlur: () => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      value={typed !== null && spell(typed) === value ? typed : value}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
}
