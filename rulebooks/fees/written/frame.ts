/** What is needed to read and check a house's own schedule without the book that its printed one is in: small enough for a page. */
import type { FeeBook } from '../book';
import type { FeeTable } from '../schedule';

export type FeeFrame = {
  /** The printed table whose columns it has, without its options. */
  table: FeeTable;
  /** Of the book, only what the checks ask about that table. */
  book: FeeBook;
};

export function frameOf(book: FeeBook, table: FeeTable): FeeFrame {
  const older = table.games.map((game) => `${game}-older-rules`);
  return {
    table: { ...table, rows: [], announced: [], damaged: [] },
    book: {
      rulebook: book.rulebook,
      title: book.title,
      documents: book.documents
        .filter(({ id }) => id === table.document)
        .map((document) => ({ ...document, groups: [] })),
      games: book.games.filter(({ id }) => table.games.includes(id)),
      under: [],
      statements: book.statements.filter(
        ({ document, group }) =>
          older.includes(document) ||
          (document === table.document && (group === null || group === table.group)),
      ),
      headings: [],
      tables: [],
      options: [],
    },
  };
}
