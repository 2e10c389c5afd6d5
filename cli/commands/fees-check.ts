/** `fees check` and `fees template`: a house's own schedule in place of a printed one, read from a spreadsheet and checked like it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { writeCsv } from 'hucre/csv';
import { feeBookOf } from '@/rulebooks/fee-books';
import { type FeeTable, optionsOf } from '@/rulebooks/fees/schedule';
import { type WrittenFinding, writtenFindings } from '@/rulebooks/fees/written/checked';
import { columnsOf, rowsOf } from '@/rulebooks/fees/written/columns';
import { readWritten, tableToWrite } from '@/rulebooks/fees/written/read';
import { quoted } from '@/rulebooks/spelling/quoted';
import { environment } from '@/server/environment/environment';
import { readSheet } from '@/server/results/read-file';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, EXIT, printJson } from '../command';

type Typed = { rulebook: string; group?: string; kind?: string; line?: string; json?: boolean };

const refused = (message: string, field: string) => fail({ code: 'fee-unreadable', message, field });

async function rowsIn(name: string): Promise<Result<string[][]>> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path.resolve(environment().invokedFrom, name));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    return refused(`${quoted(name, 80)} cannot be read (${reason}); name the file of a schedule.`, 'file');
  }
  const rows = await readSheet(bytes, { formulas: 'as-written' });
  return rows.ok
    ? rows
    : fail(
        ...rows.problems.map(({ message }) => ({ code: 'fee-unreadable' as const, message, field: 'file' })),
      );
}

function asked({ rulebook, group, kind, line }: Typed) {
  const book = feeBookOf(rulebook);
  if (!book.ok) return book;
  if (group === undefined)
    return refused('Give --group, the schedule that this one replaces; fees lists the groups.', 'group');
  if (line !== undefined && !/^[1-9]\d{0,5}$/.test(line))
    return refused(
      `--line is the line of the source from which a printed schedule goes, not ${quoted(line)}.`,
      'line',
    );
  const table = tableToWrite(book.value, {
    group,
    kind,
    line: line === undefined ? undefined : Number(line),
  });
  return table.ok ? ok({ book: book.value, table: table.value }) : table;
}

type Checked = { table: FeeTable; findings: WrittenFinding[] };

async function checked(file: string, typed: Typed): Promise<Result<Checked>> {
  const found = asked(typed);
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
  const ofGroup = (command: Command) =>
    command
      .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
      .option('--group <id>', 'the printed schedule that it is in place of')
      .option('--kind <id>', 'the kind of its fees, where the group has several')
      .option('--line <line>', 'the line of its text in the source, where several are of one kind');
  ofGroup(fees.command('template'))
    .description('print a schedule as CSV, to change it and check it')
    .action((typed: Typed) =>
      answer(context, asked(typed), ({ table }) =>
        context.out(
          `${writeCsv([columnsOf(table), ...optionsOf(table).flatMap((option) => rowsOf(table, option))]).trimEnd()}\n`,
        ),
      ),
    );
  ofGroup(fees.command('check'))
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
