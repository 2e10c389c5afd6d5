/**
 * Rulebooks of which the fees are recorded. A source may have schedules of fees before its games are a rulebook, so this list is apart from
 * `registry.ts`.
 */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { caHawaiianGardensFees } from './ca-hawaiian-gardens/fees';
import type { FeeBook } from './fees/book';
import { type FeesOfGame, feesOfGame } from './fees/of-game';
import type { FeeOption } from './fees/schedule';
import { feeGameOf } from './poker/fees-of';
import { pokerRecordedOf } from './poker-books';
import { quoted } from './spelling/quoted';

const BOOKS: readonly FeeBook[] = [caHawaiianGardensFees];

export const feeBooks = (): readonly FeeBook[] => BOOKS;

/** Undefined where no fees of it are recorded, as of nearly all rulebooks. */
export const feesRecordedOf = (id: string): FeeBook | undefined =>
  BOOKS.find(({ rulebook }) => rulebook === id);

export function feeBookOf(id: string): Result<FeeBook> {
  const found = feesRecordedOf(id);
  const known = BOOKS.map(({ rulebook }) => rulebook).join(', ');
  if (found) return ok(found);
  return fail({
    code: 'rulebook-unknown',
    message: `No fees are recorded for a rulebook ${quoted(id)}; choose ${known}.`,
    field: 'rulebook',
  });
}

const unknown = (what: 'game' | 'group', id: string, known: readonly string[]) =>
  fail({
    code: 'fee-unknown',
    message: `No fees are recorded for a ${what} ${quoted(id)}; choose ${known.join(', ')}.`,
    field: what,
  });

/** The game under whose name a book lists the fees of a poker game: “omaha” for Omaha High/Low, which shares its code. */
const listedAs = ({ rulebook }: FeeBook, game: string): string => {
  const poker = pokerRecordedOf(rulebook);
  const found = poker && [...poker.games, ...poker.points].find(({ id }) => id === game);
  return found ? feeGameOf(found) : game;
};

/** All options of a book, or those of one game, one group, or one game in one group; `under`: of a game that has none of its own. */
export function feeOptionsOf(book: FeeBook, asked: { game?: string; group?: string }): Result<FeesOfGame> {
  const groups = [...new Set(book.tables.map(({ group }) => group))];
  if (asked.group !== undefined && !groups.includes(asked.group))
    return unknown('group', asked.group, groups);
  const inGroup = (options: readonly FeeOption[]) =>
    options.filter(({ group }) => asked.group === undefined || group === asked.group);
  if (asked.game === undefined) return ok({ options: inGroup(book.options) });
  const of = feesOfGame(book, listedAs(book, asked.game));
  if (of.options.length === 0) {
    const known = [...book.games.map(({ id }) => id), ...book.under.map(({ game }) => game)];
    return unknown('game', asked.game, known.sort());
  }
  const found = inGroup(of.options);
  if (found.length > 0) return ok({ ...of, options: found });
  const instead = new Set(of.options.map(({ group }) => group));
  return fail({
    code: 'fee-unknown',
    message: `The group ${asked.group} has no fees for ${asked.game}; choose ${[...instead].join(', ')}.`,
    field: 'group',
  });
}
