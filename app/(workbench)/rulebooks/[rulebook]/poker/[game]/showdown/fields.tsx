import { Field, TextInput } from '@/app/components/field';

type Given = {
  label: string;
  hint?: string | undefined;
  problem: string | undefined;
  value: string;
  onType: (typed: string) => void;
};

/** Cards as somebody types them. */
export function CardsField({ label, hint, problem, value, onType }: Given) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A sum of dollars. */
export function MoneyField({ label, problem, value, onType, className }: Given & { className?: string }) {
  return (
    <Field label={label} problem={problem} {...(className && { className })}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          maxLength={20}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
