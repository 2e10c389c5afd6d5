/** Where two schedules of a rulebook state fees for the same game, limit and players: both, and which governs. */
import { feeBookOf } from '@/rulebooks/fee-books';
import type { FeeBook } from '@/rulebooks/fees/book';
import { conflictsOf, type FeeConflict, governs } from '@/rulebooks/fees/conflicts';
import { limitNamed, playersNamed } from '@/rulebooks/fees/finding';
import { feeKey } from '@/rulebooks/fees/listed';
import { feesSaid } from '@/rulebooks/fees/words';
import { quoted } from '@/rulebooks/spelling/quoted';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { CONFLICTS_AT_ONCE, type ConflictSide, type FeeConflicts, type ShownConflict } from './shapes';

export type ConflictsAsked = {
  rulebook: string;
  game?: string | undefined;
  /** Those that agree, too. */
  all: boolean;
  from: number;
  /** How many of them; as many as a page has where it is not said. */
  most?: number;
};

const sideOf = ({ document, table, options }: FeeConflict['sides'][number]): ConflictSide => ({
  title: document.title,
  ...(document.dated && { dated: `${document.dated.day}, ${document.dated.of}` }),
  group: table.group,
  line: table.line,
  options: options.map(({ option, shared }) => ({
    name: option.option === null ? `Line ${option.line}` : `Option ${option.option}`,
    key: feeKey(option),
    line: option.line,
    fees: feesSaid(option),
    shared,
  })),
});

const shownOf = (book: FeeBook, conflict: FeeConflict): ShownConflict => ({
  games: conflict.games.map((id) => labelOf(book, id)),
  kind: conflict.kind,
  limit: limitNamed(conflict.limit),
  players: playersNamed(conflict.players),
  same: conflict.same,
  governs: governs(book, conflict),
  sides: conflict.sides.map(sideOf),
});

const labelOf = (book: FeeBook, id: string): string => book.games.find((game) => game.id === id)?.label ?? id;

export function readConflicts({
  rulebook,
  game,
  all,
  from,
  most = CONFLICTS_AT_ONCE,
}: ConflictsAsked): Result<FeeConflicts> {
  const found = feeBookOf(rulebook);
  if (!found.ok) return found;
  const book = found.value;
  const known = conflictsOf(book);
  const of = (id: string) => known.filter(({ games }) => games.includes(id));
  const games = book.games
    .map(({ id, label }) => ({ id, label, conflicts: of(id).filter(({ same }) => !same).length }))
    .filter(({ id }) => of(id).length > 0);
  if (game !== undefined && !games.some(({ id }) => id === game))
    return fail({
      code: 'fee-unknown',
      message: `${quoted(game)} has one schedule only. Choose a game that has several.`,
      field: 'game',
    });
  const asked = game === undefined ? known : of(game);
  const conflicts = asked.filter(({ same }) => !same);
  const shown = all ? asked : conflicts;
  return ok({
    games,
    counts: { conflicts: conflicts.length, same: asked.length - conflicts.length },
    total: shown.length,
    rows: shown.slice(from, from + most).map((conflict) => shownOf(book, conflict)),
  });
}
