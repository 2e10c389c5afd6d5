/** Which rules a meeting is settled by. */
import { expect, it } from 'vitest';
import { HK_BOOK } from './hk-pari-mutuel/book';
import { chosenTotalisatorBook, totalisatorBookIn } from './totalisator-books';

it('is said, unless there is one book alone', () => {
  const two = [HK_BOOK, { ...HK_BOOK, id: 'elsewhere' }];
  expect(chosenTotalisatorBook(undefined)).toEqual({ ok: true, value: HK_BOOK });
  const unsaid = chosenTotalisatorBook(undefined, two);
  expect(!unsaid.ok && unsaid.problems[0]?.message).toBe(
    'It is not said by whose rules pools are settled; give “rulebook”, one of hk-pari-mutuel, elsewhere.',
  );
});

it('is what the file says before what was chosen beside it', () => {
  expect(totalisatorBookIn({ rulebook: HK_BOOK.id }, 'elsewhere').ok).toBe(true);
  expect(totalisatorBookIn({ rulebook: 'elsewhere' }, HK_BOOK.id).ok).toBe(false);
  expect(totalisatorBookIn({}, 'elsewhere').ok).toBe(false);
  expect(totalisatorBookIn(null).ok).toBe(true);
});
