import { Field, Select } from '@/app/components/field';

/** By whose rules pools are settled. */
export type BookChoice = { id: string; title: string };

/** Nothing to choose where there is one book. */
export function BookField({
  books,
  chosen,
  onChosen,
}: {
  books: readonly BookChoice[];
  chosen: string | undefined;
  onChosen: (id: string) => void;
}) {
  if (books.length < 2) return null;
  return (
    <Field label="Rules" required>
      {(control) => (
        <Select {...control} required value={chosen ?? ''} onChange={({ target }) => onChosen(target.value)}>
          <option value="" disabled>
            Choose the rules
          </option>
          {books.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
