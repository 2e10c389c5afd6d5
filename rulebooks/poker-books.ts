/** Rulebooks of which the poker games are recorded, apart from `registry.ts` as `fee-books.ts` is. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { caHawaiianGardensPoker } from './ca-hawaiian-gardens/poker';
import type { PointsGame, PokerBook, PokerGame } from './poker/book';
import { quoted } from './spelling/quoted';

const BOOKS: readonly PokerBook[] = [caHawaiianGardensPoker];

export function pokerBookOf(id: string): Result<PokerBook> {
  const found = BOOKS.find(({ rulebook }) => rulebook === id);
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
