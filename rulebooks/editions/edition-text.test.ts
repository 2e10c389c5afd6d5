import { expect, it } from 'vitest';
import { rulebooks } from '../registry';
import { editionFromText, editionText } from './edition-text';

it.each(rulebooks().map((book) => [book.id, book] as const))(
  '%s is read back as it was, in its order',
  (_, book) => {
    const read = editionFromText(editionText(book));
    if (!read.ok) return expect.unreachable(read.problems[0]?.message);
    expect(read.value).toEqual(book);
    expect(editionText(read.value)).toBe(editionText(book));
    const order = (pays: { minimum: object }[]) => pays.map(({ minimum }) => Object.keys(minimum));
    expect(read.value.games.map(({ wagers }) => order(wagers))).toEqual(
      book.games.map(({ wagers }) => order(wagers)),
    );
  },
);

it.each(['', '{', '[]', '{"id":"gb-2007"}'])('%s is no edition', (text) => {
  expect(editionFromText(text)).toMatchObject({ ok: false });
});

it('with more in it than is read is refused: nothing would be judged by that', () => {
  const [book] = rulebooks();
  const text = editionText(book as NonNullable<typeof book>);
  expect(editionFromText(text.replace('{', '{"unknown":1,'))).toMatchObject({ ok: false });
});
