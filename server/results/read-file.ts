/** A file of results as rows of text. Nothing in it is believed: neither its name nor what it says of its own size. */

import { unzipSync, zipSync } from 'fflate';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { utcDay } from '@/rulebooks/spelling/dates';
import { type Answer, refuse } from '../problems/problem';
import { oneAtATime } from '../threads/one-at-a-time';
import { ROWS_AT_MOST, SHEET_BYTES_AT_MOST, sheetTooLarge } from '../vocabulary/sheet-bounds';

export { ROWS_AT_MOST, SHEET_BYTES_AT_MOST as BYTES_AT_MOST };
export const COLUMNS_AT_MOST = 300;
/** Of a workbook, unpacked: text of so many rows takes less. */
const UNPACKED_AT_MOST = 8_000_000;
const PARTS_AT_MOST = 200;
/** Of a sheet: more than 8 MB of cells with something in them have. Of the rest, texts that cells share: 8 MB of short ones took three seconds. */
const TAGS_AT_MOST = { sheets: 800_000, rest: 200_000 };
const OPENS = '<'.charCodeAt(0);
const CELL_AT_MOST = 500;
/** Blank lines and line ends inside quotes among them. */
const LINES_A_ROW = 4;

export type Rows = string[][];

const tooLarge = (what: string, { rows }: Bounds) => refuse('input-too-large', sheetTooLarge(what, rows));

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Packed again without compression: whatever the file says of its parts, the reader meets only what was counted here. */
function unpacked(bytes: Uint8Array): Uint8Array | 'too-large' {
  let total = 0;
  let parts = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      parts += 1;
      if (total > UNPACKED_AT_MOST || parts > PARTS_AT_MOST) throw new RangeError('too large');
      return /\.(xml|rels)$/i.test(name);
    },
  });
  const tags = { sheets: 0, rest: 0 };
  for (const [name, part] of Object.entries(files))
    tags[/^xl\/worksheets\//i.test(name) ? 'sheets' : 'rest'] += tagsIn(part);
  if (tags.sheets > TAGS_AT_MOST.sheets || tags.rest > TAGS_AT_MOST.rest) return 'too-large';
  const whole = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  return whole > UNPACKED_AT_MOST ? 'too-large' : zipSync(files, { level: 0 });
}

function tagsIn(part: Uint8Array): number {
  let tags = 0;
  for (const byte of part) if (byte === OPENS) tags += 1;
  return tags;
}

type Value = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]['rows'][number][number];

class LongCell extends Error {}

/** As somebody would have typed it. A spreadsheet keeps 1234.1 as a number next to it. */
function textOf(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : utcDay(value);
  if (typeof value === 'number') {
    const near = Number(value.toFixed(4));
    return String(Math.abs(near - value) < 1e-7 * Math.max(1, Math.abs(value)) ? near : value);
  }
  const text = String(value);
  // Before anything looks at each of its characters: a workbook may name one long text in every cell.
  if (text.length > CELL_AT_MOST) throw new LongCell();
  // As our own files have a name that a spreadsheet would take for a formula.
  return text.trim().replace(/^'(?=[=+\-@|＝＋－＠])/u, '');
}

const inItsTurn = oneAtATime();
const workbookRows = (bytes: Uint8Array, reading: Reading): Promise<Rows | 'too-large'> =>
  inItsTurn(() => readWorkbook(bytes, reading));

async function readWorkbook(bytes: Uint8Array, { formulas }: Reading): Promise<Rows | 'too-large'> {
  const small = unpacked(bytes);
  if (small === 'too-large') return small;
  const book = await readXlsx(small, { sheets: [0], maxRows: ROWS_AT_MOST + 2, range: 'A1:KN2002' });
  const sheet = book.sheets[0];
  const rows = (sheet?.rows ?? []).map((row) => row.map(textOf));
  if (formulas === 'as-written')
    for (const [place, { formula }] of sheet?.cells ?? []) {
      const [row = 0, column = 0] = place.split(',').map(Number);
      const cells = rows[row];
      if (cells && formula !== undefined) cells[column] = textOf(`=${formula}`);
    }
  return rows;
}

function tableRows(bytes: Uint8Array, { table = FORM }: Reading): Rows | 'too-large' {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const lines = LINES_A_ROW * table.rows;
  if (text.split(/\r\n?|\n/, lines + 1).length > lines) return 'too-large';
  return parseCsv(text, { maxRows: table.rows + 2 }).map((row) => row.map(textOf));
}

const UNREADABLE =
  'This file is neither a workbook (XLSX) nor comma-separated values in UTF-8. Save it as one of them, in the columns asked for.';

/** Whether a workbook's formula is what it came to when it was saved, or its own words, for a reader that takes none. */
type Reading = { formulas?: 'as-written'; table?: Bounds };

/** `table`: what comma-separated values may have, for a reader that has a thread of its own; a workbook takes far more to read. */
export type Bounds = { bytes: number; rows: number };
const FORM: Bounds = { bytes: SHEET_BYTES_AT_MOST, rows: ROWS_AT_MOST };

/** Rows of any sheet that people fill in, its heads first; a row of it may be blank. */
export async function readSheet(bytes: Uint8Array, reading: Reading = {}): Promise<Answer<Rows>> {
  const bounds = isWorkbook(bytes) ? FORM : (reading.table ?? FORM);
  if (bytes.length > bounds.bytes)
    return tooLarge(`This file is larger than ${bounds.bytes / 1_000_000} MB.`, bounds);
  let rows: Rows | 'too-large';
  try {
    rows = isWorkbook(bytes) ? await workbookRows(bytes, reading) : tableRows(bytes, reading);
  } catch (error) {
    if (error instanceof RangeError) return tooLarge('This workbook is far larger than it looks.', bounds);
    if (error instanceof LongCell)
      return refuse('results-unreadable', `A cell has more than ${CELL_AT_MOST} characters. Shorten it.`);
    return refuse('results-unreadable', UNREADABLE);
  }
  if (rows === 'too-large') return tooLarge('This file is far larger than it looks.', bounds);
  const used = rows.filter((row) => row.some((cell) => cell !== ''));
  if (used.length > bounds.rows + 1)
    return tooLarge(`This file has more than ${bounds.rows.toLocaleString('en-GB')} rows.`, bounds);
  if (rows.some((row) => row.length > COLUMNS_AT_MOST))
    return tooLarge('This file has too many columns.', bounds);
  return { ok: true, value: rows };
}

export async function readFile(bytes: Uint8Array): Promise<Answer<Rows>> {
  const read = await readSheet(bytes);
  if (!read.ok || read.value.filter((row) => row.some((cell) => cell !== '')).length > 1) return read;
  return refuse(
    'results-unreadable',
    'This file has no row of results under its heads. Fill in the template.',
  );
}
