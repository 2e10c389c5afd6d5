/** A stored text as the edition it describes, or why it is none yet. */
import { type EditionDifference, editionUnder } from '@/rulebooks/editions/difference';
import { readDifferenceText } from '@/rulebooks/editions/difference-file';
import { shownValue } from '@/rulebooks/editions/effect';
import { placeWords } from '@/rulebooks/editions/place-words';
import type { Rulebook } from '@/rulebooks/format/record';
import { ok, type Result } from '@/simulations/problems/problem';
import type { Shelf } from '../rulebooks/shelf';
import type { EditionRow } from './queries';
import type { ChangeShown, EditionWhole } from './shapes';

export type Made = {
  /** The hash of the edition that it changes; null where that is the program's. */
  previous: string | null;
  book: Rulebook;
  edition: Rulebook;
  difference: EditionDifference;
};

type Written = Pick<EditionRow, 'rulebook' | 'text'>;

/** The last edition that there is: a draft changes that one, and begins after it. */
const latest = (shelf: Shelf, id: string) => {
  const editions = shelf.editions(id);
  return editions.ok ? ok(editions.value.at(-1) ?? editions.value[0]) : editions;
};

export function editionOf(shelf: Shelf, { rulebook, text }: Written): Result<Made> {
  const changed = latest(shelf, rulebook);
  if (!changed.ok) return changed;
  const { book } = changed.value;
  const difference = readDifferenceText(text);
  if (!difference.ok) return difference;
  const edition = editionUnder(book, difference.value);
  if (!edition.ok) return edition;
  return {
    ok: true,
    value: { previous: changed.value.hash, book, edition: edition.value, difference: difference.value },
  };
}

/** As it is read in the edition that it changes. */
export const shownChange =
  (book: Rulebook) =>
  ({ at, was, becomes, because }: EditionDifference['changes'][number]): ChangeShown => ({
    at,
    place: placeWords(book, at),
    was: shownValue(was),
    becomes: shownValue(becomes),
    because,
  });

/** What of it can be read, even where the rulebook does not take it. */
export function readingOf(shelf: Shelf, row: Written): Pick<EditionWhole, 'read' | 'problems'> {
  const whole = editionOf(shelf, row);
  const difference = readDifferenceText(row.text);
  const problems = whole.ok ? [] : whole.problems.map(({ message }) => message);
  if (!difference.ok) return { problems };
  const { edition, validFrom, validTo, changes } = difference.value;
  const changed = latest(shelf, row.rulebook);
  if (!changed.ok) return { problems };
  const shown = changes.map(shownChange(changed.value.book));
  return { problems, read: { edition, validFrom, ...(validTo && { validTo }), changes: shown } };
}
