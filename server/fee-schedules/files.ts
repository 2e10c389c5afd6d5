/** A schedule as a file and back: the same columns as `fees template`, as CSV or a workbook. */
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { FeeTable } from '@/rulebooks/fees/schedule';
import { columnsOf, FIXED } from '@/rulebooks/fees/written/columns';
import { readWritten } from '@/rulebooks/fees/written/read';
import { ok } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';
import { readSheet } from '../results/read-file';
import { harmless } from '../results/template';
import { type FeeRows, withoutBlanks } from '../vocabulary/fee-schedule';

/** All rows of the file, or a sentence for each that cannot be read. */
export async function rowsInFile(table: FeeTable, bytes: Uint8Array): Promise<Answer<FeeRows>> {
  const sheet = await readSheet(bytes, { formulas: 'as-written' });
  if (!sheet.ok) return sheet;
  const read = readWritten(table, sheet.value);
  if (!read.ok) return read;
  const { length } = columnsOf(table);
  return ok(withoutBlanks(sheet.value.slice(1).map((cells) => cells.slice(0, length))));
}

export const scheduleCsv = (table: FeeTable, rows: FeeRows): string =>
  writeCsv([columnsOf(table), ...rows.map((cells) => cells.map(harmless))]);

const PLAIN_NUMBER = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Sums and counts are numbers; "4-8", which a spreadsheet would take for a day, is text. */
export function scheduleWorkbook(table: FeeTable, rows: FeeRows, title: string): Promise<Uint8Array> {
  const columns = columnsOf(table);
  return writeXlsx({
    sheets: [
      {
        name: 'Fees',
        rows: [
          columns,
          ...rows.map((cells) =>
            cells.map((cell) => (PLAIN_NUMBER.test(cell) ? Number(cell) : harmless(cell))),
          ),
        ],
        columns: columns.map((_, at) => (at < FIXED.length ? { width: 13 } : { width: 24 })),
        freezePane: { rows: 1 },
      },
    ],
    properties: { title },
  });
}
