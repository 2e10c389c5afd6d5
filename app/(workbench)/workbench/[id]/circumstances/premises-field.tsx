import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Field, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import { listedBriefly } from '@/rulebooks/spelling/wording';
import { isAmong } from '@/rulebooks/variant/occasion';

/** How many are named in a hint. */
const NAMED = 4;

/** Typed, or chosen from the premises of the organisation; a name that is none of them is taken, and said to be none. */
export function PremisesField({
  label,
  hint,
  value,
  onChange,
  onBlur,
}: {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}) {
  const own = useQuery(useTRPC().letterhead.get.queryOptions());
  const places = (own.data?.letterhead.premises ?? []).map(({ name }) => name);
  const list = useId();
  const unknown = value.trim() !== '' && places.length > 0 && !isAmong(value, places);
  return (
    <Field
      label={label}
      hint={
        unknown
          ? `Not among your premises (${listedBriefly(places, NAMED)}). Check the name, or add it under Organisation.`
          : hint
      }
      problem={plainNameRefused(value)}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            className="h-7 text-sm"
            maxLength={200}
            list={list}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <datalist id={list}>
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
