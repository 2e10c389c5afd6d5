/** A house's own schedule, read from rows of text in place of a printed table. Nothing is read of rows of which one has a fault. */
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { quoted } from '../../spelling/quoted';
import type { FeeBook } from '../book';
import { checkFees } from '../checks';
import { cents, lowest } from '../checks/charged';
import type { FeeFinding } from '../finding';
import type { FeeRow, FeeTable } from '../schedule';
import { type Cell, endCell, limitCell, numberCell, sumCell } from './cells';
import { byAction, columnsOf, FIXED, isWritable } from './columns';

const MOST_OPTION = 99_999;
const MOST_PLAYERS_TYPED = 99;
/** Sentences of one answer; whoever has more faults begins with these. */
const MOST_FAULTS = 50;

/** What of one row was read; `line` is its number in the file, whose first row has the names of the columns. */
type Read = FeeRow & { line: number };

const problem = (row: number, message: string): Problem => ({
  code: 'fee-unreadable',
  message: `Row ${row}${message}`,
  field: `row ${row}`,
});

export function tableToWrite(
  book: FeeBook,
  { group, kind }: { group: string; kind?: string | undefined },
): Result<FeeTable> {
  const own = book.tables.filter((table) => table.group === group);
  const found = own.find((table) => (kind === undefined || table.kind === kind) && isWritable(table));
  if (found) return ok(found);
  const refuse = (message: string, field: string) => fail({ code: 'fee-unknown', message, field });
  if (own.length === 0) return refuse(`There is no group ${quoted(group)}; fees lists the groups.`, 'group');
  const kinds = [...new Set(own.filter(isWritable).map((table) => table.kind))];
  if (kinds.length === 0)
    return refuse(`The limits of ${group} are no plain ranges; choose another group.`, 'group');
  return refuse(`The group ${group} has fees of the kind ${listed(kinds, 'or')}; choose one.`, 'kind');
}

export function readWritten(table: FeeTable, rows: readonly (readonly string[])[]): Result<FeeTable> {
  const columns = columnsOf(table);
  const [head = [], ...body] = rows;
  const named = columns.every((name, at) => (head[at] ?? '').trim().toLowerCase() === name.toLowerCase());
  if (!named || head.slice(columns.length).some((cell) => cell.trim() !== ''))
    return fail(
      problem(1, `: these are not the columns of this schedule. Write ${listed(columns.map(quoted))}.`),
    );
  const read = body.flatMap((cells, at) =>
    cells.every((cell) => cell.trim() === '') ? [] : [readRow(table, columns, cells, at + 2)],
  );
  const faults = read.flatMap((row) => (row.ok ? [] : row.problems));
  if (faults.length > 0) return fail(...faults.slice(0, MOST_FAULTS));
  const values = read.flatMap((row) => (row.ok ? [row.value] : []));
  if (values.length === 0)
    return fail(problem(2, ': there is no option. Write one in each row under the columns.'));
  const own = byAction(table) ? inSteps(values) : ok(values);
  if (!own.ok) return own;
  return ok({ ...table, announced: [], damaged: [], rows: own.value });
}

function readRow(
  table: FeeTable,
  columns: readonly string[],
  cells: readonly string[],
  line: number,
): Result<Read> {
  const problems: Problem[] = [];
  const at = <T>(index: number, cell: (text: string) => Cell<T>): T | undefined => {
    const found = cell(cells[index] ?? '');
    if ('value' in found) return found.value;
    problems.push(problem(line, `, ${columns[index]}: ${found.fault}`));
    return undefined;
  };
  const turned = (from: number | undefined, to: number | undefined, of: string) => {
    if (from !== undefined && to !== undefined && from > to)
      problems.push(
        problem(line, `: the ${of} goes from ${from} down to ${to}. Write the smaller one first.`),
      );
  };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    problems.push(
      problem(line, `: there is more than the ${columns.length} columns. Remove what is beyond.`),
    );
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
  if (steps && option === null)
    problems.push(problem(line, ', option: there is no number. Write one; steps belong together by it.'));
  const amounts = table.terms.map((_, index) => at(fees + index, sumCell) ?? '0');
  if (problems.length > 0) return fail(...problems);
  return ok({
    option,
    line,
    limit: { ...table.limit, min, max },
    ...((players.min !== null || players.max !== null) && { players }),
    ...(steps ? { steps: [{ ...steps, amounts }] } : { amounts }),
  });
}

/** Rows with one number are the steps of one option. */
function inSteps(rows: readonly Read[]): Result<Read[]> {
  const options: Read[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const last = options.at(-1);
    if (last?.option !== row.option || !last) {
      options.push(row);
      continue;
    }
    if (JSON.stringify([last.limit, last.players]) !== JSON.stringify([row.limit, row.players]))
      problems.push(
        problem(
          row.line,
          `: option ${row.option} has another limit or other players than in row ${last.line}. Write the same, or another number.`,
        ),
      );
    options[options.length - 1] = { ...last, steps: [...(last.steps ?? []), ...(row.steps ?? [])] };
  }
  return problems.length > 0 ? fail(...problems) : ok(options);
}

/** The checks of the source over this schedule alone, with what the source says of the group that it would replace. */
export const checkWritten = (book: FeeBook, own: FeeTable): FeeFinding[] =>
  checkFees({ ...book, headings: [], tables: [own], options: [] }).filter(
    ({ group, document }) => group === own.group && document === own.document,
  );
