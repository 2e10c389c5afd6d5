/** A house's own schedule, read from rows of text in place of a printed table. Nothing is read of rows of which one has a fault. */
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { quoted } from '../../spelling/quoted';
import { counted } from '../../spelling/wording';
import type { FeeBook } from '../book';
import { cents, lowest } from '../checks/charged';
import type { FeeRow, FeeTable } from '../schedule';
import { type Cell, endCell, limitCell, numberCell, sumCell } from './cells';
import { byAction, columnsOf, FIXED, isWritable } from './columns';

const MOST_OPTION = 99_999;
const MOST_PLAYERS_TYPED = 99;
/** Sentences of one answer; whoever has more faults begins with these. */
const MOST_FAULTS = 50;
/** Row 1 has the names of the columns. */
export const FIRST_ROW = 2;

/** What of one row was read; `line` is its number in the file, whose first row has the names of the columns. */
type Read = FeeRow & { line: number };

/** Of one cell, or of a row as a whole. */
export type WrittenFault = { row: number; column?: number; fault: string };

export const faultSentence = (columns: readonly string[], { row, column, fault }: WrittenFault): string =>
  `Row ${row}${column === undefined ? '' : `, ${columns[column]}`}: ${fault}`;

const moreSaid = (more: number): string =>
  `${counted(more, 'more fault')} ${more === 1 ? 'is' : 'are'} not shown. Mend these first.`;

const FAULTS_NAMED = 20;

/** As one text: the first of them, and how many more there are. */
export function faultsSaid(columns: readonly string[], faults: readonly WrittenFault[]): string {
  const more = faults.length - FAULTS_NAMED;
  return [
    ...faults.slice(0, FAULTS_NAMED).map((fault) => faultSentence(columns, fault)),
    more > 0 ? moreSaid(more) : 'Mend this and save.',
  ].join(' ');
}

const problem = (columns: readonly string[], fault: WrittenFault): Problem => ({
  code: 'fee-unreadable',
  message: faultSentence(columns, fault),
  field: `row ${fault.row}`,
});

/** `line` names one of several tables of a group. */
export function tableToWrite(
  book: FeeBook,
  { group, kind, line }: { group: string; kind?: string | undefined; line?: number | undefined },
): Result<FeeTable> {
  const own = book.tables.filter((table) => table.group === group);
  const found = own.find(
    (table) =>
      (kind === undefined || table.kind === kind) &&
      (line === undefined || table.line === line) &&
      isWritable(table),
  );
  if (found) return ok(found);
  const refuse = (message: string, field: string) => fail({ code: 'fee-unknown', message, field });
  if (own.length === 0) return refuse(`There is no group ${quoted(group)}; fees lists the groups.`, 'group');
  const writable = own.filter(isWritable);
  if (writable.length === 0)
    return refuse(`The limits of ${group} are no plain ranges; choose another group.`, 'group');
  const kinds = [...new Set(writable.map((table) => table.kind))];
  if (kind !== undefined && !writable.some((table) => table.kind === kind))
    return refuse(`The group ${group} has fees of the kind ${listed(kinds, 'or')}; choose one.`, 'kind');
  const lines = writable.filter((table) => kind === undefined || table.kind === kind);
  return refuse(
    `The group ${group} has schedules from line ${listed(
      lines.map((table) => String(table.line)),
      'or',
    )}; choose one.`,
    'line',
  );
}

export function readWritten(table: FeeTable, rows: readonly (readonly string[])[]): Result<FeeTable> {
  const columns = columnsOf(table);
  const [head = [], ...body] = rows;
  const named = columns.every((name, at) => (head[at] ?? '').trim().toLowerCase() === name.toLowerCase());
  if (!named || head.slice(columns.length).some((cell) => cell.trim() !== ''))
    return fail(
      problem(columns, {
        row: 1,
        fault: `these are not the columns of this schedule. Write ${listed(columns.map((name) => quoted(name)))}.`,
      }),
    );
  const read = readRows(table, body);
  if ('table' in read) return ok(read.table);
  const more = read.faults.length - MOST_FAULTS;
  return fail(
    ...read.faults.slice(0, MOST_FAULTS).map((fault) => problem(columns, fault)),
    ...(more > 0 ? [{ code: 'fee-unreadable' as const, message: moreSaid(more) }] : []),
  );
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The rows under the names of the columns: all of them, or every fault. */
export function readRows(
  table: FeeTable,
  body: readonly (readonly string[])[],
): { table: FeeTable } | { faults: WrittenFault[] } {
  const columns = columnsOf(table);
  const read = body.flatMap((cells, at) =>
    isBlank(cells) ? [] : [readRow(table, columns, cells, at + FIRST_ROW)],
  );
  const faults = read.flatMap((row) => ('faults' in row ? row.faults : []));
  if (faults.length > 0) return { faults };
  const values = read.flatMap((row) => ('value' in row ? [row.value] : []));
  if (values.length === 0)
    return {
      faults: [{ row: FIRST_ROW, fault: 'there is no option. Write one in each row under the columns.' }],
    };
  const own = byAction(table) ? inSteps(values) : { rows: values };
  return 'faults' in own
    ? own
    : { table: { ...table, announced: [], damaged: [], inFile: true, rows: own.rows } };
}

/** What is wrong with one row by itself; a blank one is no option, and nothing is. */
export function rowFaults(table: FeeTable, cells: readonly string[], row: number): WrittenFault[] {
  if (isBlank(cells)) return [];
  const read = readRow(table, columnsOf(table), cells, row);
  return 'faults' in read ? read.faults : [];
}

function readRow(
  table: FeeTable,
  columns: readonly string[],
  cells: readonly string[],
  line: number,
): { value: Read } | { faults: WrittenFault[] } {
  const faults: WrittenFault[] = [];
  const fault = (words: string, column?: number) =>
    faults.push({ row: line, fault: words, ...(column !== undefined && { column }) });
  const at = <T>(index: number, cell: (text: string) => Cell<T>): T | undefined => {
    const found = cell(cells[index] ?? '');
    if ('value' in found) return found.value;
    fault(found.fault, index);
    return undefined;
  };
  const turned = (from: number | undefined, to: number | undefined, of: string) => {
    if (from !== undefined && to !== undefined && from > to)
      fault(`the ${of} goes from ${from} down to ${to}. Write the smaller one first.`);
  };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    fault(`there is more than the ${columns.length} columns. Remove what is beyond.`);
  const option = at(0, (text) => numberCell(text, MOST_OPTION)) ?? null;
  const [min = null, max = null] = [at(1, limitCell), at(2, limitCell)];
  turned(lowest(min), lowest(max), 'limit');
  const count = (text: string) => numberCell(text, MOST_PLAYERS_TYPED);
  const players = { min: at(3, count) ?? null, max: at(4, count) ?? null };
  turned(players.min ?? undefined, players.max ?? undefined, 'number of players');
  const first = FIXED.length;
  const fees = columns.length - table.terms.length;
  const steps = byAction(table)
    ? { min: at(first, sumCell) ?? '0', max: at(first + 1, endCell) ?? null }
    : undefined;
  if (steps?.max) turned(cents(steps.min) / 100, cents(steps.max) / 100, 'total action');
  if (steps && option === null) fault('there is no number. Write one; steps belong together by it.', 0);
  const amounts = table.terms.map((_, index) => at(fees + index, sumCell) ?? '0');
  if (faults.length > 0) return { faults };
  return {
    value: {
      option,
      line,
      limit: { ...table.limit, min, max },
      ...((players.min !== null || players.max !== null) && { players }),
      ...(steps ? { steps: [{ ...steps, amounts }] } : { amounts }),
    },
  };
}

/** Rows with one number are the steps of one option. */
function inSteps(rows: readonly Read[]): { rows: Read[] } | { faults: WrittenFault[] } {
  const options: Read[] = [];
  const faults: WrittenFault[] = [];
  for (const row of rows) {
    const last = options.at(-1);
    if (last?.option !== row.option || !last) {
      options.push(row);
      continue;
    }
    if (JSON.stringify([last.limit, last.players]) !== JSON.stringify([row.limit, row.players]))
      faults.push({
        row: row.line,
        fault: `option ${row.option} has another limit or other players than in row ${last.line}. Write the same, or another number.`,
      });
    options[options.length - 1] = { ...last, steps: [...(last.steps ?? []), ...(row.steps ?? [])] };
  }
  return faults.length > 0 ? { faults } : { rows: options };
}
