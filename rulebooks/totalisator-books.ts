/** Rulebooks whose pools can be settled, apart from `registry.ts` as `fee-books.ts` is. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { HK_BOOK } from './hk-pari-mutuel/book';
import { quoted } from './spelling/quoted';
import type { TotalisatorBook } from './totalisator/book';

const BOOKS: readonly TotalisatorBook[] = [HK_BOOK];

export const totalisatorBooks = (): readonly TotalisatorBook[] => BOOKS;

/** Where nobody chose one, as long as there is one alone. */
export const soleTotalisatorBook = (): string | undefined => (BOOKS.length === 1 ? BOOKS[0]?.id : undefined);

export function totalisatorBookOf(id: string): Result<TotalisatorBook> {
  const found = BOOKS.find((book) => book.id === id);
  if (found) return ok(found);
  return fail({
    code: 'rulebook-unknown',
    message: `No pools are settled by a rulebook ${quoted(id)}; choose ${BOOKS.map((book) => book.id).join(', ')}.`,
    field: 'rulebook',
  });
}

/** That a file names in “rulebook”; else the one that was chosen beside it, or the only one there is. */
export function totalisatorBookIn(file: unknown, chosen = soleTotalisatorBook()): Result<TotalisatorBook> {
  const named = typeof file === 'object' && file !== null && 'rulebook' in file ? file.rulebook : chosen;
  return totalisatorBookOf(typeof named === 'string' ? named : '');
}
