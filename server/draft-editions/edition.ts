/** A stored text as the edition it describes, or why it is none yet. */
import { type EditionDifference, editionUnder } from '@/rulebooks/editions/difference';
import { readDifferenceText } from '@/rulebooks/editions/difference-file';
import { shownValue } from '@/rulebooks/editions/effect';
import type { Rulebook } from '@/rulebooks/format/record';
import { rulebookOf } from '@/rulebooks/registry';
import type { Result } from '@/simulations/problems/problem';
import type { EditionRow } from './queries';
import type { ChangeShown, EditionWhole } from './shapes';

export type Edition = { book: Rulebook; edition: Rulebook; difference: EditionDifference };

export function editionOf({ rulebook, text }: Pick<EditionRow, 'rulebook' | 'text'>): Result<Edition> {
  const book = rulebookOf(rulebook);
  if (!book.ok) return book;
  const difference = readDifferenceText(text);
  if (!difference.ok) return difference;
  const edition = editionUnder(book.value, difference.value);
  if (!edition.ok) return edition;
  return {
    ok: true,
    value: { book: book.value, edition: edition.value, difference: difference.value },
  };
}

const shownChange = ({ at, was, becomes, because }: EditionDifference['changes'][number]): ChangeShown => ({
  at,
  was: shownValue(was),
  becomes: shownValue(becomes),
  because,
});

/** What of it can be read, even where the rulebook does not take it. */
export function readingOf(
  row: Pick<EditionRow, 'rulebook' | 'text'>,
): Pick<EditionWhole, 'read' | 'problems'> {
  const whole = editionOf(row);
  const difference = readDifferenceText(row.text);
  const problems = whole.ok ? [] : whole.problems.map(({ message }) => message);
  if (!difference.ok) return { problems };
  const { edition, validFrom, validTo, changes } = difference.value;
  return {
    problems,
    read: { edition, validFrom, ...(validTo && { validTo }), changes: changes.map(shownChange) },
  };
}
