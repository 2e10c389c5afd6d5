/** A table of events and counts as text: pasted, or a file of comma-, semicolon- or tab-separated values. */
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { MOST_EVENTS } from '@/simulations/wagers/own-counts';
import { plainNameRefused } from '../names/typed-name';
import { quoted } from '../spelling/quoted';
import type { ModelRow } from '../variant/filed-game';

const LONGEST_TEXT = 100_000;
const SETTLES: Record<string, ModelRow['settles']> = {
  pays: 'pays',
  pay: 'pays',
  wins: 'pays',
  win: 'pays',
  lose: 'lose',
  loses: 'lose',
  loss: 'lose',
  push: 'push',
  'stand-off': 'push',
};
export const COUNTS_HEAD = ['event', 'settles', 'count'] as const;
export const COUNTS_EXAMPLE = 'event,settles,count\nTwo nines,pays,2\nOne nine,pays,30\nNo nine,lose,68\n';

/** The cells of one line; a quotation mark inside quotes is written twice. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let open = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string;
    if (open && sign === '"' && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') open = !open;
    else if (sign === separator && !open) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((each) => each.trim());
}

const separatorOf = (line: string): string =>
  ['\t', ';', ','].find((separator) => line.includes(separator)) ?? ',';

const refused = (row: number, message: string): Problem => ({
  code: 'count-row',
  message: `Row ${row}: ${message}`,
  field: 'counts',
});

const idOf = (label: string, taken: ReadonlySet<string>): string => {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '');
  const base = plain === '' || plain in Object.prototype ? 'event' : plain;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
};

export const newEventId = (label: string, rows: readonly ModelRow[]): string =>
  idOf(label, new Set(rows.map(({ event }) => event)));

/** Rows of three cells: the event, how it settles, its count. Every row that is not one is named. */
export function rowsFrom(table: readonly (readonly string[])[]): Result<ModelRow[]> {
  const isHead = table[0]?.some((cell) => /^count/i.test(cell.trim()));
  const body = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(isHead ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (body.length === 0)
    return fail({
      code: 'count-row',
      message: 'There is no row in it. Give event, settles and count in each row.',
      field: 'counts',
    });
  if (body.length > MOST_EVENTS)
    return fail({
      code: 'too-many-rows',
      message: `There are ${body.length} rows; give ${MOST_EVENTS} or fewer.`,
      field: 'counts',
    });
  const problems: Problem[] = [];
  const rows: ModelRow[] = [];
  const labels = new Map<string, number>();
  for (const { cells, row } of body) {
    const [label = '', settles = '', count = '', ...more] = cells.map((cell) => cell.trim());
    const key = label.toLowerCase();
    const before = labels.get(key);
    const way = Object.hasOwn(SETTLES, settles.toLowerCase()) ? SETTLES[settles.toLowerCase()] : undefined;
    const bad =
      label === ''
        ? 'name the event in the first cell.'
        : label.length > 80
          ? 'the name of the event is longer than 80 characters.'
          : plainNameRefused(label);
    if (bad) problems.push(refused(row, bad));
    else if (before !== undefined)
      problems.push(refused(row, `row ${before} has the same event; list each once.`));
    labels.set(key, row);
    if (!way)
      problems.push(refused(row, `${quoted(settles)} is no way to settle; write pays, lose or push.`));
    if (more.some((cell) => cell !== '')) problems.push(refused(row, 'there are more than three cells.'));
    if (!/^[1-9]\d{0,59}$/.test(count))
      problems.push(
        refused(
          row,
          `${quoted(count)} is no count; write a whole number above 0, with all its digits and no separator.`,
        ),
      );
    if (way) rows.push({ event: newEventId(label, rows), label, settles: way, count });
  }
  return problems.length > 0 ? fail(...problems.slice(0, 20)) : ok(rows);
}

export function readCountsText(text: string): Result<ModelRow[]> {
  if (text.length > LONGEST_TEXT)
    return fail({
      code: 'too-many-rows',
      message: 'This is longer than any table of counts; shorten it.',
      field: 'counts',
    });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separator = separatorOf(lines.find((line) => line.trim() !== '') ?? '');
  return rowsFrom(lines.map((line) => cellsOf(line, separator)));
}
