/** A house's own schedule of fees as it is kept: what was typed, whether or not it can be read yet. */
import { z } from 'zod';
import { ROWS_AT_MOST } from './sheet-bounds';

/** Of a cell as typed. No sum, limit or number is nearly as long. */
export const CELL_AT_MOST = 60;
const COLUMNS_AT_MOST = 40;

const CELL = new RegExp(`^[^\\p{Cs}\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]{0,${CELL_AT_MOST}}$`, 'u');

export const FeeRows = z
  .array(
    z
      .array(
        z
          .string()
          .regex(CELL, `A cell has at most ${CELL_AT_MOST} characters that can be printed. Shorten it.`),
      )
      .max(COLUMNS_AT_MOST, 'A row has more cells than a schedule has columns. Remove what is beyond.'),
  )
  .max(ROWS_AT_MOST, `A schedule has at most ${ROWS_AT_MOST.toLocaleString('en-GB')} rows. Remove some.`);
export type FeeRows = z.infer<typeof FeeRows>;

/** Without the blank cells at the end of each row, and the blank rows at the end. */
export function withoutBlanks(rows: readonly (readonly string[])[]): FeeRows {
  const own = rows.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1));
  return own.slice(0, own.findLastIndex((cells) => cells.length > 0) + 1);
}
