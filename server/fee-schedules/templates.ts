/** The printed schedules of which a house can write its own: those whose limits are plain ranges. */
import { feeBookOf, feeBooks } from '@/rulebooks/fee-books';
import type { FeeBook } from '@/rulebooks/fees/book';
import { limitNamed } from '@/rulebooks/fees/finding';
import { type FeeKind, type FeeTable, optionsOf } from '@/rulebooks/fees/schedule';
import { KIND_WORDS } from '@/rulebooks/fees/words';
import { isWritable, rowsOf } from '@/rulebooks/fees/written/columns';
import { tableToWrite } from '@/rulebooks/fees/written/read';
import { ok, type Result } from '@/simulations/problems/problem';
import type { ScheduleTemplate } from './shapes';

const LIMIT_WORDS: Record<FeeTable['limit']['kind'], string> = {
  table: 'by the wager',
  'limit-game': 'limit games',
  'buy-in': 'by the buy-in',
  point: 'by the point',
  blinds: 'by the blinds',
};

/** "Each hand, limit games $2-$4 to $50-$100". */
function tableWords({ kind, limit }: FeeTable): string {
  const form = limit.form && limit.kind !== 'limit-game' ? `, ${limit.form}` : '';
  const range = limit.min === null && limit.max === null ? '' : ` ${limitNamed(limit)}`;
  return `${KIND_WORDS[kind]}, ${LIMIT_WORDS[limit.kind]}${form}${range}`;
}

export const gamesNamed = (book: FeeBook, { games }: Pick<FeeTable, 'games'>): string[] =>
  games.map((game) => book.games.find(({ id }) => id === game)?.label ?? game);

export const scheduleTemplates = (): ScheduleTemplate[] =>
  feeBooks().flatMap((book) =>
    book.tables.filter(isWritable).map((table) => ({
      rulebook: book.rulebook,
      title: book.title,
      group: table.group,
      document: book.documents.find(({ id }) => id === table.document)?.title ?? table.document,
      line: table.line,
      kind: table.kind,
      games: gamesNamed(book, table),
      words: tableWords(table),
      options: table.rows.length,
    })),
  );

export type Printed = { book: FeeBook; table: FeeTable };

export function printedTable(at: {
  rulebook: string;
  group: string;
  kind: FeeKind;
  line: number;
}): Result<Printed> {
  const book = feeBookOf(at.rulebook);
  if (!book.ok) return book;
  const table = tableToWrite(book.value, at);
  return table.ok ? ok({ book: book.value, table: table.value }) : table;
}

export const printedRows = (table: FeeTable): string[][] =>
  optionsOf(table).flatMap((option) => rowsOf(table, option));
