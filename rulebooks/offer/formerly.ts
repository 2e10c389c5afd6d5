/** Values of options that a rulebook no longer offers, for whatever was frozen while it did. */
import type { Game, GameOption } from '../terms/game';
import type { Listing } from '../terms/listing';

const known = new WeakMap<Listing, Listing>();

const each = <Book extends Listing>(book: Book, change: (option: GameOption) => GameOption): Book => ({
  ...book,
  games: book.games.map(
    (game): Game =>
      game.options.some(({ formerly }) => formerly) ? { ...game, options: game.options.map(change) } : game,
  ),
});

const hasAny = ({ games }: Listing): boolean =>
  games.some(({ options }) => options.some(({ formerly }) => formerly));

/** As what was frozen found it: with the values that could be chosen then. */
export function withFormer<Book extends Listing>(book: Book): Book {
  if (!hasAny(book)) return book;
  const before = known.get(book) as Book | undefined;
  if (before) return before;
  const found = each(withoutFormer(book), (option) =>
    option.formerly
      ? {
          ...option,
          values: [...option.values, ...option.formerly.map(({ because: _, ...value }) => value)],
        }
      : option,
  );
  known.set(book, found);
  return found;
}

/** As it is written. */
export const withoutFormer = <Book extends Listing>(book: Book): Book =>
  hasAny(book)
    ? each(book, (option) => ({
        ...option,
        values: option.values.filter(
          ({ value }) => !option.formerly?.some((former) => former.value === value),
        ),
      }))
    : book;
