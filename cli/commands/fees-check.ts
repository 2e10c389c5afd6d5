/** `fees check` and `fees template`: a house's own schedule in place of a printed one, read from a spreadsheet and checked like it. */
import type { Command } from 'commander';
import { writeCsv } from 'hucre/csv';
import { type FeeTable, optionsOf } from '@/rulebooks/fees/schedule';
import { type WrittenFinding, writtenFindings } from '@/rulebooks/fees/written/checked';
import { columnsOf, rowsOf } from '@/rulebooks/fees/written/columns';
import { readWritten } from '@/rulebooks/fees/written/read';
import { listed } from '@/simulations/printing/lists';
import { ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, EXIT, printJson } from '../command';
import { printedFor, rowsIn, type ScheduleOptions, withScheduleOptions } from '../options/schedule-options';

type Typed = ScheduleOptions & { json?: boolean };

type Checked = { table: FeeTable; findings: WrittenFinding[] };

async function checked(file: string, typed: Typed): Promise<Result<Checked>> {
  const found = printedFor(typed);
  if (!found.ok) return found;
  const rows = await rowsIn(file);
  if (!rows.ok) return rows;
  const table = readWritten(found.value.table, rows.value);
  if (!table.ok) return table;
  return ok({ table: table.value, findings: writtenFindings(found.value.book, table.value) });
}

function text({ table, findings }: Checked): string {
  const lines = findings.map(({ verdict, rows, sentence }) => {
    const where =
      rows.length === 0 ? '' : ` (row${rows.length === 1 ? '' : 's'} ${listed(rows.map(String))})`;
    return `${verdict}${where}: ${sentence}\n`;
  });
  const options = `${table.rows.length} ${table.rows.length === 1 ? 'option' : 'options'}`;
  const count = `${findings.length === 0 ? 'no' : findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return `${lines.join('')}${lines.length > 0 ? '\n' : ''}${options}, ${count}.\n`;
}

const json = ({ table, findings }: Checked) => ({
  group: table.group,
  options: optionsOf(table).map(({ option, line, limit, players, fees }) => ({
    option,
    row: line,
    limit,
    players,
    fees,
  })),
  findings,
});

export function registerFeesCheck(fees: Command, context: CommandContext): void {
  withScheduleOptions(fees.command('template'))
    .description('print a schedule as CSV, to change it and check it')
    .action((typed: Typed) =>
      answer(context, printedFor(typed), ({ table }) =>
        context.out(
          `${writeCsv([columnsOf(table), ...optionsOf(table).flatMap((option) => rowsOf(table, option))]).trimEnd()}\n`,
        ),
      ),
    );
  withScheduleOptions(fees.command('check'))
    .description('check a schedule of your own, CSV or XLSX, as the printed one is checked')
    .argument('<file>', 'the schedule, with the columns of fees template')
    .option('--json', 'print JSON')
    .action(async (file: string, typed: Typed) =>
      answer(context, await checked(file, typed), (found) => {
        if (typed.json) printJson(context, json(found));
        else context.out(text(found));
        if (found.findings.some(({ verdict }) => verdict === 'breach')) context.exit(EXIT.breach);
      }),
    );
}
