/** Rows of text, changed without touching those that stay. */
export type Cells = readonly string[];
/** Rows and columns from 0. */
export type Place = { row: number; column: number };

export const blankRow = (columns: number): Cells => Array.from({ length: columns }, () => '');

export const cellAt = (rows: readonly Cells[], { row, column }: Place): string => rows[row]?.[column] ?? '';

/** Every row as wide as the schedule has columns; what a row has beyond stays, and is a fault of it. */
export const filled = (rows: readonly Cells[], columns: number): Cells[] =>
  rows.map((cells) => (cells.length >= columns ? cells : [...cells, ...blankRow(columns - cells.length)]));

export function withCell(rows: readonly Cells[], { row, column }: Place, text: string): Cells[] {
  const own = rows[row] ?? [];
  const cells = Array.from({ length: Math.max(own.length, column + 1) }, (_, at) =>
    at === column ? text : (own[at] ?? ''),
  );
  return row >= rows.length ? [...rows, cells] : rows.map((each, at) => (at === row ? cells : each));
}

export const rangeOf = (one: Place, other: Place) => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Cell by cell: after each key this is asked of all rows. */
export const sameRows = (one: readonly Cells[], other: readonly Cells[]): boolean =>
  one.length === other.length &&
  one.every((cells, row) => {
    const own = other[row];
    return own?.length === cells.length && cells.every((cell, column) => cell === own[column]);
  });

type Sheet = { rows: readonly Cells[]; columns: number };

/** A block of cells put down with its first one at a place. */
export function withBlock(
  { rows, columns }: Sheet,
  { row, column }: Place,
  block: readonly Cells[],
): Cells[] {
  const length = Math.max(rows.length, row + block.length);
  return Array.from({ length }, (_, at) => {
    const own = rows[at] ?? blankRow(columns);
    const put = block[at - row];
    if (!put) return own;
    return Array.from(
      { length: Math.max(own.length, columns) },
      (__, place) => put[place - column] ?? own[place] ?? '',
    );
  });
}

export const blockOf = (rows: readonly Cells[], one: Place, other: Place): string[][] => {
  const { top, bottom, left, right } = rangeOf(one, other);
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) =>
      cellAt(rows, { row: top + row, column: left + column }),
    ),
  );
};
