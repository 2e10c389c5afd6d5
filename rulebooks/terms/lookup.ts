/** A game of a rulebook, and whether it is in force on a day. Imports no rulebook, so that a page can carry it. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { inForce } from '../spelling/dates';
import { quoted } from '../spelling/quoted';
import { longDate } from '../spelling/wording';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';

/** A draft goes by its own name too: the rulebook that it changes says something else. */
const nameOf = ({ title, status, edition }: Pick<Listing, 'title' | 'status' | 'edition'>): string =>
  status === 'draft' ? `${title} (${edition})` : title;

/** The same rulebook where it is in force on the day; else which day to choose instead. */
export function inForceAt<Book extends Listing>(rulebook: Book, day: string): Result<Book> {
  const { validFrom, validTo } = rulebook;
  const title = nameOf(rulebook);
  if (inForce(rulebook, day)) return ok(rulebook);
  if (day < validFrom) {
    return fail({
      code: 'date-before-edition',
      message: `${title}: in force from ${longDate(validFrom)}. Choose that day or a later one, not ${longDate(day)}.`,
      field: 'at',
    });
  }
  return fail({
    code: 'date-after-edition',
    message: `${title}: in force until ${longDate(validTo ?? '')}. Choose that day or an earlier one, not ${longDate(day)}.`,
    field: 'at',
  });
}

/** The same game where it is in force on the day; else which day to choose instead. */
export function gameInForce(rulebook: Listing, game: Game, day: string): Result<Game> {
  if (inForce(game, day)) return ok(game);
  const { label, validFrom = '', validTo } = game;
  if (day < validFrom) {
    return fail({
      code: 'date-before-game',
      message: `${nameOf(rulebook)}: ${label} is in force from ${longDate(validFrom)}. Choose that day or a later one, not ${longDate(day)}.`,
      field: 'at',
    });
  }
  return fail({
    code: 'date-after-game',
    message: `${nameOf(rulebook)}: ${label} was in force until ${longDate(validTo ?? '')}. Choose that day or an earlier one, not ${longDate(day)}.`,
    field: 'at',
  });
}

export function gameOf(rulebook: Listing, id: string): Result<Game> {
  const found = rulebook.games.find((game) => game.id === id);
  if (found) return ok(found);
  return fail({
    code: 'game-unknown',
    message: `${nameOf(rulebook)} has no game ${quoted(id)}; choose ${rulebook.games.map((game) => game.id).join(', ')}.`,
    field: 'game',
  });
}
