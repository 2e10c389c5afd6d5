/** Rulebooks whose pools can be settled, apart from `registry.ts` as `fee-books.ts` is. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { HK_BOOK } from './hk-pari-mutuel/book';
import { quoted } from './spelling/quoted';
import type { TotalisatorBook } from './totalisator/book';

const BOOKS: readonly TotalisatorBook[] = [HK_BOOK];

export const totalisatorBooks = (): readonly TotalisatorBook[] => BOOKS;

export function totalisatorBookOf(id: string): Result<TotalisatorBook> {
  const found = BOOKS.find((book) => book.id === id);
  if (found) return ok(found);
  return fail({
    code: 'rulebook-unknown',
    message: `No pools are settled by a rulebook ${quoted(id)}; choose ${BOOKS.map((book) => book.id).join(', ')}.`,
    field: 'rulebook',
  });
}

/** Where nobody chooses, the only one there is. */
export function chosenTotalisatorBook(
  id: string | undefined,
  books: readonly TotalisatorBook[] = BOOKS,
): Result<TotalisatorBook> {
  if (id !== undefined) return totalisatorBookOf(id);
  const [book, other] = books;
  if (book && !other) return ok(book);
  return fail({
    code: 'rulebook-unknown',
    message: `It is not said by whose rules pools are settled; give “rulebook”, one of ${books.map((one) => one.id).join(', ')}.`,
    field: 'rulebook',
  });
}

/** That a file names in “rulebook”, or else the one that was chosen beside it. */
export function totalisatorBookIn(file: unknown, chosen?: string): Result<TotalisatorBook> {
  const isNamed = typeof file === 'object' && file !== null && Object.hasOwn(file, 'rulebook');
  if (!isNamed) return chosenTotalisatorBook(chosen);
  const { rulebook } = file as { rulebook: unknown };
  return totalisatorBookOf(typeof rulebook === 'string' ? rulebook : JSON.stringify(rulebook));
}
