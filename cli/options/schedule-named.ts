/** A schedule by the key of a printed one, or by the file of a house's own: CSV, XLSX, or JSON as `fees` and `fees check` print it. */
import path from 'node:path';
import { z } from 'zod';
import { feeBookOf } from '@/rulebooks/fee-books';
import type { FeeBook } from '@/rulebooks/fees/book';
import type { FeeTable } from '@/rulebooks/fees/schedule';
import { byAction, templateKey } from '@/rulebooks/fees/written/columns';
import { FIRST_ROW, readRows, readWritten } from '@/rulebooks/fees/written/read';
import { quoted } from '@/rulebooks/spelling/quoted';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { printedFor, rowsIn, type ScheduleOptions } from './schedule-options';
import { fileBytes } from './sheet-rows';

/** `name`: what it is called in the answer. */
export type NamedSchedule = { name: string; table: FeeTable };

const refused = (message: string, field: string) => fail({ code: 'fee-unreadable', message, field });

const FILE = /\.(?:csv|xlsx|json)$/i;
export const isFile = (named: string): boolean => FILE.test(named);

/** "pai-gow", of a document, "fortune-7/fortune-7", or whole: "holdem.per-hand.6961". */
const keysOf = (table: FeeTable): string[] => {
  const { document, group, kind } = table;
  return [templateKey(table), `${group}.${kind}`, group, `${document}/${group}`, document];
};

const KEYS_NAMED = 12;

export function printedByKey({ tables }: FeeBook, key: string): Result<FeeTable> {
  const found = tables.filter((table) => keysOf(table).includes(key));
  const [first] = found;
  if (first && found.length === 1) return ok(first);
  if (!first)
    return refused(
      `There is no printed schedule ${quoted(key)}, and a file ends in .csv, .xlsx or .json. fees lists the groups.`,
      'schedule',
    );
  const keys = found.map(templateKey);
  const named = keys.length > KEYS_NAMED ? [...keys.slice(0, KEYS_NAMED), 'others'] : keys;
  return refused(
    `${quoted(key)} is ${found.length} printed schedules: ${listed(named, 'or')}; name one.`,
    'schedule',
  );
}

const text = z.union([z.string(), z.number(), z.null()]).transform((value) => String(value ?? ''));
const Range = z.object({ min: text, max: text });
const Option = z.object({
  option: text,
  limit: Range,
  players: Range,
  fees: z.array(z.object({ amount: text, action: Range.optional() })).min(1),
});
const Json = z.object({ options: z.array(Option).max(5000) });

type Option = z.infer<typeof Option>;

/** The rows of an option in the columns of the table: one, or one for each step. */
function rowsOf(table: FeeTable, { option, limit, players, fees }: Option): string[][] {
  const head = [option, limit.min, limit.max, players.min, players.max];
  if (!byAction(table)) return [[...head, ...fees.map(({ amount }) => amount)]];
  const many = table.terms.length;
  return Array.from({ length: Math.ceil(fees.length / many) }, (_, step) => {
    const own = fees.slice(step * many, (step + 1) * many);
    const action = own[0]?.action;
    return [...head, action?.min ?? '', action?.max ?? '', ...own.map(({ amount }) => amount)];
  });
}

const AS_PRINTED = 'write {"options": […]} as fees --group ID --json and fees check --json print it';

function inJson(table: FeeTable, name: string): Result<FeeTable> {
  const bytes = fileBytes(name, { what: 'the file of a schedule', code: 'fee-unreadable' });
  if (!bytes.ok) return bytes;
  const read = Json.safeParse(parsed(new TextDecoder().decode(bytes.value)));
  if (!read.success) return refused(`${quoted(name, 80)} is no schedule in JSON: ${AS_PRINTED}.`, 'file');
  const rows = read.data.options.flatMap((option, at) =>
    rowsOf(table, option).map((cells) => ({ cells, at: at + 1 })),
  );
  const schedule = readRows(
    table,
    rows.map(({ cells }) => cells),
  );
  if ('table' in schedule) return ok(schedule.table);
  const [first] = schedule.faults;
  const at = first && rows[first.row - FIRST_ROW]?.at;
  return refused(`${quoted(name, 80)}, entry ${at ?? 1} of its options: ${first?.fault}`, 'file');
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

async function inFile(table: FeeTable, name: string): Promise<Result<FeeTable>> {
  if (/\.json$/i.test(name)) return inJson(table, name);
  const rows = await rowsIn(name);
  return rows.ok ? readWritten(table, rows.value) : rows;
}

/** Two schedules; the columns of a file are those of the other, or of --group. */
export async function bothSchedules(
  named: readonly [string, string],
  typed: ScheduleOptions,
): Promise<Result<readonly [NamedSchedule, NamedSchedule]>> {
  const book = feeBookOf(typed.rulebook);
  if (!book.ok) return book;
  const key = named.find((one) => !isFile(one));
  const columns =
    typed.group === undefined && key !== undefined ? printedByKey(book.value, key) : printedIn(typed);
  const read = async (name: string): Promise<Result<NamedSchedule>> => {
    if (!isFile(name)) {
      const table = printedByKey(book.value, name);
      return table.ok ? ok({ name, table: table.value }) : table;
    }
    if (!columns.ok) return columns;
    const table = await inFile(columns.value, name);
    return table.ok ? ok({ name: path.basename(name), table: table.value }) : table;
  };
  const [one, other] = [await read(named[0]), await read(named[1])];
  if (!one.ok) return one;
  return other.ok ? ok([one.value, other.value] as const) : other;
}

function printedIn(typed: ScheduleOptions): Result<FeeTable> {
  const printed = printedFor(typed);
  return printed.ok ? ok(printed.value.table) : printed;
}
