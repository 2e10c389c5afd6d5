/**
 * Two documents of a source that state schedules for the same game, limit and number of players, side by side: which fees one has and the other has
 * not, and which governs. Nothing is compared where only one has a fee.
 */
import type { FeeBook, FeeDocument } from './book';
import { lineOf, statementsFor } from './book';
import { cents, covers, lowest, MOST_PLAYERS } from './checks/charged';
import { groupedBy, optionsIn } from './checks/check';
import { feesKey } from './fees-key';
import type { FeeKind, FeeLimit, FeeOption, FeeTable, PlayerRange } from './schedule';

/** An option of one side; `shared`: the other side has the same fees. */
export type SideOption = { option: FeeOption; shared: boolean };
export type ConflictSide = { document: FeeDocument; table: FeeTable; options: readonly SideOption[] };

export type FeeConflict = {
  games: readonly string[];
  kind: FeeKind;
  /** What both serve. */
  limit: FeeLimit;
  players: PlayerRange;
  /** In the order of the source. */
  sides: readonly [ConflictSide, ConflictSide];
  /** Both have the same fees, so it does not matter which governs. */
  same: boolean;
};

const COUNTS: readonly number[] = Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1);

const limitOf = ({ limit: { kind, form, min, max } }: FeeOption): string =>
  JSON.stringify([kind, form, min?.split('-').map(cents), max?.split('-').map(cents)]);

type Bound = string | null;
const later = (one: Bound, other: Bound): Bound =>
  one === null ? other : other === null || (lowest(one) as number) >= (lowest(other) as number) ? one : other;
const sooner = (one: Bound, other: Bound): Bound =>
  one === null ? other : other === null || (lowest(one) as number) <= (lowest(other) as number) ? one : other;

/** A wager's limits are a table of their own; any other limit is a range of tables, of which both may serve a part. */
function meeting(one: FeeLimit, other: FeeLimit): FeeLimit | undefined {
  if (one.kind !== other.kind || one.form !== other.form || one.lost || other.lost) return undefined;
  if (one.blinds !== other.blinds) return undefined;
  const [min, max] = [later(one.min, other.min), sooner(one.max, other.max)];
  const empty = min !== null && max !== null && (lowest(min) as number) > (lowest(max) as number);
  const alike = lowest(one.min) === lowest(other.min) && lowest(one.max) === lowest(other.max);
  if (empty || (one.kind === 'table' && !alike)) return undefined;
  return { ...one, min, max };
}

/** Numbers of players in a row for which both sides have the same options. */
function bands(one: readonly FeeOption[], other: readonly FeeOption[]) {
  const at = (players: number) =>
    [one, other].map((options) => options.filter((option) => covers(option.players, players)));
  const found: { from: number; to: number; sides: FeeOption[][] }[] = [];
  for (const players of COUNTS) {
    const sides = at(players);
    if (sides.some((options) => options.length === 0)) continue;
    const last = found.at(-1);
    const goesOn =
      last?.to === players - 1 &&
      last.sides.every(
        (options, side) =>
          options.length === sides[side]?.length && options.every((option, n) => option === sides[side]?.[n]),
      );
    if (last && goesOn) last.to = players;
    else found.push({ from: players, to: players, sides });
  }
  return found;
}

const rangeOf = (from: number, to: number): PlayerRange => ({
  min: from === 1 ? null : from,
  max: to === MOST_PLAYERS ? null : to,
});

function ofTables(
  book: FeeBook,
  games: readonly string[],
  [one, other]: readonly [FeeTable, FeeTable],
): FeeConflict[] {
  const [ours, theirs] = [one, other].map((table) => [
    ...groupedBy(
      optionsIn(table).filter(({ limit }) => !limit.lost),
      limitOf,
    ).values(),
  ]) as [FeeOption[][], FeeOption[][]];
  return ours.flatMap((mine) =>
    theirs.flatMap((yours) => {
      const limit = meeting((mine[0] as FeeOption).limit, (yours[0] as FeeOption).limit);
      if (!limit) return [];
      return bands(mine, yours).map(({ from, to, sides }): FeeConflict => {
        const known = sides.map((options) => new Set(options.map(feesKey)));
        const side = (table: FeeTable, at: 0 | 1): ConflictSide => ({
          document: documentOf(book, table),
          table,
          options: (sides[at] ?? []).map((option) => ({
            option,
            shared: known[1 - at]?.has(feesKey(option)) ?? false,
          })),
        });
        const both = [side(one, 0), side(other, 1)] as const;
        return {
          games,
          kind: one.kind,
          limit,
          players: rangeOf(from, to),
          sides: both,
          same: both.every(({ options }) => options.every(({ shared }) => shared)),
        };
      });
    }),
  );
}

const documentOf = (book: FeeBook, { document }: FeeTable): FeeDocument =>
  book.documents.find(({ id }) => id === document) ?? { id: document, title: document, groups: [] };

const made = new WeakMap<FeeBook, FeeConflict[]>();

/** Of every two schedules that have a game in common, in the order of the source. */
export function conflictsOf(book: FeeBook): readonly FeeConflict[] {
  const known = made.get(book) ?? found(book);
  made.set(book, known);
  return known;
}

function found(book: FeeBook): FeeConflict[] {
  return book.tables.flatMap((one, at) =>
    book.tables.slice(at + 1).flatMap((other) => {
      const games = one.games.filter((game) => other.games.includes(game));
      if (games.length === 0 || one.group === other.group || one.kind !== other.kind) return [];
      return ofTables(book, games, [one, other]);
    }),
  );
}

/** Which of the two governs, and why. The verdict is that of the source: it has no day and no word that puts one in place of the other. */
export function governs(book: FeeBook, { sides, same }: FeeConflict): string {
  if (same) return 'Either: both have the same fees.';
  const clause = sides
    .map(({ table }) => lineOf(statementsFor(book, table), 'one-option'))
    .find((line) => line !== undefined);
  const dated = sides.filter(({ document }) => document.dated);
  const days = dated.map(
    ({ document: { title, dated } }) => `the only date of ${title}, ${dated?.day}, is that of ${dated?.of}`,
  );
  const why =
    days.length > 0
      ? `${days.join(' and ')}, and the schedule itself has none`
      : 'neither has a date, and the order in the binder decides nothing';
  const table =
    clause === undefined
      ? 'the option posted at the table applies there, named by document, group and number'
      : `line ${clause} lets a table use one option at a time, so the one posted there applies, named by document, group and number`;
  return `The source does not say which governs: ${why}. ${table.charAt(0).toUpperCase()}${table.slice(1)}.`;
}
