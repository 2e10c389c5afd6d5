/** Rulebooks of which the poker games are recorded, apart from `registry.ts` as `fee-books.ts` is. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { caHawaiianGardensPoker } from './ca-hawaiian-gardens/poker';
import type { PointsGame, PokerBook, PokerGame } from './poker/book';
import { quoted } from './spelling/quoted';

const BOOKS: readonly PokerBook[] = [caHawaiianGardensPoker];

/** Undefined where none are recorded. */
export const pokerRecordedOf = (id: string): PokerBook | undefined =>
  BOOKS.find(({ rulebook }) => rulebook === id);

export const pokerCount = (id: string): number => {
  const book = pokerRecordedOf(id);
  return book ? book.games.length + book.points.length : 0;
};

export function pokerBookOf(id: string): Result<PokerBook> {
  const found = pokerRecordedOf(id);
  if (found) return ok(found);
  return fail({
    code: 'rulebook-unknown',
    message: `No poker games are recorded for a rulebook ${quoted(id)}; choose ${BOOKS.map(({ rulebook }) => rulebook).join(', ')}.`,
    field: 'rulebook',
  });
}

/** A game with a pot, or one that is settled in points. */
export function pokerGameOf({ games, points }: PokerBook, id: string): Result<PokerGame | PointsGame> {
  const every = [...games, ...points];
  const found = every.find((game) => game.id === id);
  if (found) return ok(found);
  return fail({
    code: 'game-unknown',
    message: `There is no poker game ${quoted(id)}; choose ${every.map((game) => game.id).join(', ')}.`,
    field: 'game',
  });
}
