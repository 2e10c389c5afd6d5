/** Cells on their way from a spreadsheet and back: text with tabs, all of it put down or nothing. */
import { parseCsv, writeCsv } from 'hucre/csv';
import { quoted } from '@/rulebooks/spelling/quoted';
import { CELL_AT_MOST } from '@/server/vocabulary/fee-schedule';
import { ROWS_AT_MOST } from '@/server/vocabulary/sheet-bounds';
import { whole } from '@/simulations/printing/numbers';
import { type Cells, type Place, rangeOf } from './cells';
import type { GridState } from './state';

/** More than all rows of a schedule with long cells; nothing longer is read. */
const CHARACTERS_AT_MOST = 1_000_000;

export type Pasted = { block: Cells[]; to: Place } | { problem: string };

const sameHead = (cells: Cells, columns: readonly string[]): boolean =>
  cells.length >= columns.length &&
  columns.every((name, at) => (cells[at] ?? '').trim().toLowerCase() === name.toLowerCase());

/** `columns`: their names, which a block that was copied with its head begins with. */
export function pastedBlock(text: string, columns: readonly string[], state: GridState): Pasted {
  if (text.length > CHARACTERS_AT_MOST)
    return { problem: `This is longer than any schedule. Paste at most ${whole(ROWS_AT_MOST)} rows.` };
  const read = parseCsv(text.replace(/(?:\r\n?|\n)$/, ''), {
    delimiter: '\t',
    maxRows: ROWS_AT_MOST + 2,
  }).map((row) =>
    row.map((cell) =>
      String(cell ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
  const { top, left } = rangeOf(state.at, state.from);
  const headed = read[0] !== undefined && sameHead(read[0], columns);
  const block = headed ? read.slice(1) : read;
  const to = { row: top, column: headed ? 0 : left };
  if (block.length === 0) return { problem: 'There is no row under the names of the columns. Copy more.' };
  const width = Math.max(...block.map((cells) => cells.length));
  if (to.column + width > columns.length)
    return {
      problem: `What was copied is ${width} columns wide, and from this cell there are ${columns.length - to.column}. Choose a cell further left, or copy fewer columns.`,
    };
  if (to.row + block.length > ROWS_AT_MOST)
    return { problem: `A schedule has at most ${whole(ROWS_AT_MOST)} rows. Copy fewer.` };
  const long = block.flatMap((cells, row) =>
    cells.flatMap((cell) => (cell.length > CELL_AT_MOST ? [{ row, cell }] : [])),
  )[0];
  if (long)
    return {
      problem: `Row ${long.row + 1} of what was copied has a cell of more than ${CELL_AT_MOST} characters, ${quoted(long.cell.slice(0, 20))}…. Nothing was pasted; shorten it.`,
    };
  return { block, to };
}

export const copiedText = (block: readonly Cells[]): string =>
  writeCsv(
    block.map((cells) => [...cells]),
    { delimiter: '\t' },
  ).replace(/(?:\r\n?|\n)$/, '');
