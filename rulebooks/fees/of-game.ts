/** The printed options of one game, also of one for which a source prints none under its own name. */
import type { FeeBook, FeesUnder } from './book';
import type { FeeOption, FeeTable } from './schedule';

export type FeesOfGame = { options: readonly FeeOption[]; under?: FeesUnder };

const underOf = (book: FeeBook, game: string): FeesUnder | undefined =>
  book.under.find((one) => one.game === game);

/** Whether a schedule is one of those that the game is dealt under. */
export function isForGame(
  book: FeeBook,
  { document, games }: Pick<FeeTable, 'document' | 'games'>,
  game: string,
): boolean {
  const under = underOf(book, game);
  return under ? document === under.document && games.includes(under.as) : games.includes(game);
}

export function feesOfGame(book: FeeBook, game: string): FeesOfGame {
  const under = underOf(book, game);
  return { options: book.options.filter((option) => isForGame(book, option, game)), ...(under && { under }) };
}

export const underSaid = ({ label, because }: FeesUnder): string =>
  `The source prints no fees for ${label} by that name. ${because}`;
