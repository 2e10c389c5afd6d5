/** A whole edition as text: what is published, hashed, kept, and attached to a dossier. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Rulebook } from '../format/record';
import { WholeRulebook } from '../format/whole-rulebook';
import { withoutFormer } from '../offer/formerly';
import { FILED_GAME } from '../variant/filed-game';

/**
 * In the order of the record, which says in what order rows are printed, and so not with sorted keys. Without the game that a
 * variant files under it, and without what a version that was frozen earlier may choose.
 */
export const editionText = (book: Rulebook): string =>
  JSON.stringify({ ...book, games: withoutFormer(book).games.filter(({ id }) => id !== FILED_GAME) });

export function editionFromText(text: string): Result<Rulebook> {
  const refused = (message: string) => fail({ code: 'edition-change', message, field: 'edition' });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused('The edition is not JSON.');
  }
  const read = WholeRulebook.safeParse(data);
  if (!read.success) return refused('The edition cannot be read as a rulebook.');
  // What is kept must be all that is read, or its hash would not cover what is judged by.
  return editionText(read.data) === text
    ? ok(read.data)
    : refused('The edition is not as it would be written.');
}
