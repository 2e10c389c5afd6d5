/** `fees sheet`: a house's own schedule as the sheet that is posted at a table, with the option in use marked. */
import { type Command, Option } from 'commander';
import { type FeeTable, optionsOf } from '@/rulebooks/fees/schedule';
import { frameOf } from '@/rulebooks/fees/written/frame';
import { readWritten } from '@/rulebooks/fees/written/read';
import { readDate } from '@/rulebooks/spelling/dates';
import { quoted } from '@/rulebooks/spelling/quoted';
import { makeFeeSheet } from '@/server/documents/make-fee-sheet';
import { ORIENTATIONS, type Orientation, SHEET_SIZES, type SheetSize } from '@/server/documents/sign-offers';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type CommandContext, complain } from '../command';
import { wrote } from '../options/paper-options';
import { withWorkingCopy } from '../options/players-options';
import { printedFor, rowsIn, type ScheduleOptions, withScheduleOptions } from '../options/schedule-options';

type Typed = ScheduleOptions & {
  option?: string;
  row?: string;
  from?: string;
  out: string;
  paper?: SheetSize;
  orientation?: Orientation;
  press?: boolean;
  workingCopy?: boolean;
  json?: boolean;
};

const refused = (message: string, field: string) => fail({ code: 'fee-unreadable', message, field });

/** By its number; where that is missing or comes twice, by its row too. */
function rowInUse(table: FeeTable, { option, row }: Typed): Result<number> {
  if (option === undefined && row === undefined)
    return refused('Give --option, the number of the one in use at the table, or --row.', 'option');
  const fits = optionsOf(table).filter(
    (one) =>
      (option === undefined || String(one.option) === option) &&
      (row === undefined || String(one.line) === row),
  );
  const [first, another] = fits;
  if (!first) {
    const asked = [option && `option ${quoted(option)}`, row && `row ${quoted(row)}`].filter(Boolean);
    return refused(`The file has no ${asked.join(' in ')}; choose one that it has.`, 'option');
  }
  if (another)
    return refused(
      `Option ${option} is in rows ${listed(fits.map(({ line }) => String(line)))}; add --row.`,
      'row',
    );
  return ok(first.line);
}

const dayTyped = (text: string | undefined): Result<string> =>
  text === undefined
    ? refused('Give --from, the day from which the schedule is in force, for example 2027-05-01.', 'from')
    : readDate(text, 'from');

async function sheet(context: CommandContext, file: string, typed: Typed): Promise<void> {
  const printed = printedFor(typed);
  if (!printed.ok) return complain(context, printed.problems);
  const { book, table } = printed.value;
  const rows = await rowsIn(file);
  if (!rows.ok) return complain(context, rows.problems);
  const read = readWritten(table, rows.value);
  if (!read.ok) return complain(context, read.problems);
  const [use, day] = [rowInUse(read.value, typed), dayTyped(typed.from)];
  if (!use.ok || !day.ok)
    return complain(
      context,
      [use, day].flatMap((one) => (one.ok ? [] : one.problems)),
    );
  const made = await makeFeeSheet(
    {
      frame: frameOf(book, table),
      rows: rows.value.slice(1),
      inForceFrom: day.value,
      use: use.value,
      dated: `${day.value}T00:00:00.000Z`,
    },
    typed,
  );
  if (!made.ok) return complain(context, made.problems);
  return wrote(context, typed, [], made.value);
}

export function registerFeesSheet(fees: Command, context: CommandContext): void {
  withWorkingCopy(
    withScheduleOptions(fees.command('sheet'))
      .description('write a schedule of your own as the sheet that is posted at a table, a PDF')
      .argument('<file>', 'the schedule, with the columns of fees template')
      .option('--option <number>', 'the option in use at the table')
      .option('--row <row>', 'its row in the file, where its number is missing or comes twice')
      .option('--from <day>', 'the day from which the schedule is in force')
      .requiredOption('--out <file>', 'the file to write')
      .addOption(new Option('--paper <size>', 'the sheet').choices(SHEET_SIZES))
      .addOption(new Option('--orientation <way>', 'portrait or landscape').choices(ORIENTATIONS))
      .option('--press', 'for a print shop: bleed, crop marks and colours of ink')
      .option('--json', 'print JSON'),
  ).action((file: string, typed: Typed) => sheet(context, file, typed));
}
