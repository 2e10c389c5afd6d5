/** Reads a whole pay table from the clipboard: cells apart by tabs, rows by lines. All of it or nothing. */
import { MOST_ROWS } from '@/rulebooks/offer/pay-table';
import { whole } from '@/simulations/printing/numbers';

export type PayRow = { id: string; label: string };
export type PastedTable = { ok: true; pays: Record<string, string> } | { ok: false; problem: string };

const LONGEST_CELL = 60;

const refuse = (problem: string): PastedTable => ({ ok: false, problem });
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const counted = (count: number, one: string) => `${whole(count)} ${one}${count === 1 ? '' : 's'}`;
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Several lines, or several cells: more than one cell's text. */
export const isTable = (text: string): boolean => /[\n\t]/.test(text.trim());

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());

export function readPastedTable(text: string, rows: PayRow[]): PastedTable {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const asked = `this table has ${counted(rows.length, 'row')}`;
  if (lines.length === 0) return refuse('Nothing was pasted. Copy the rows of the pay table first.');
  if (lines.length > MOST_ROWS) {
    return refuse(
      `${counted(lines.length, 'row')} were pasted, and ${asked}. Copy only its own rows; nothing was changed.`,
    );
  }
  const read = lines.map(cellsOf);
  const long = read.flat().find((cell) => cell.length > LONGEST_CELL);
  if (long)
    return refuse(`“${shortened(long)}” is longer than any pay. Copy only the pays; nothing was changed.`);
  return read.every((cells) => cells.filter((cell) => cell !== '').length === 1)
    ? byPlace(read, rows, asked)
    : byName(read, rows);
}

/** One cell a line: the pays in the order of the table. */
function byPlace(read: string[][], rows: PayRow[], asked: string): PastedTable {
  if (read.length !== rows.length) {
    return refuse(
      `${counted(read.length, 'pay')} ${read.length === 1 ? 'was' : 'were'} pasted, and ${asked}. Copy one pay for each row; nothing was changed.`,
    );
  }
  const pays = read.map((cells) => cells.find((cell) => cell !== '') ?? '');
  return { ok: true, pays: Object.fromEntries(rows.map((row, index) => [row.id, pays[index] ?? ''])) };
}

/** The event's name first, its pay last; what stands between, such as a chance, is passed over. */
function byName(read: string[][], rows: PayRow[]): PastedTable {
  const pays: Record<string, string> = {};
  for (const [index, cells] of read.entries()) {
    const filled = cells.filter((cell) => cell !== '');
    const name = filled[0] ?? '';
    const row = rows.find(({ id, label }) => plain(id) === plain(name) || plain(label) === plain(name));
    if (!row) {
      if (index === 0 && isHeading(filled)) continue;
      const known = rows
        .map(({ label }) => `“${label}”`)
        .slice(0, 6)
        .join(', ');
      return refuse(
        `Line ${index + 1} names “${shortened(name)}”, which is no row here. The rows are ${known}${rows.length > 6 ? ' and others' : ''}; nothing was changed.`,
      );
    }
    if (Object.hasOwn(pays, row.id)) {
      return refuse(
        `“${row.label}” appears twice. Keep one line for it and paste again; nothing was changed.`,
      );
    }
    if (filled.length < 2)
      return refuse(
        `Line ${index + 1} does not say what “${row.label}” pays. Add it and paste again; nothing was changed.`,
      );
    pays[row.id] = filled[filled.length - 1] ?? '';
  }
  return Object.keys(pays).length > 0
    ? { ok: true, pays }
    : refuse(
        'No row of this table was pasted. Copy its rows without the heading alone; nothing was changed.',
      );
}

const isHeading = (cells: string[]): boolean =>
  cells.every((cell) => !/\d/.test(cell)) && cells.some((cell) => /event|pays?|odds/i.test(cell));
