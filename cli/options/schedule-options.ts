/** A house's own schedule on the command line: the printed one that it is in place of, and the rows of its file. */
import type { Command } from 'commander';
import { feeBookOf } from '@/rulebooks/fee-books';
import { tableToWrite } from '@/rulebooks/fees/written/read';
import { quoted } from '@/rulebooks/spelling/quoted';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { sheetRows } from './sheet-rows';

export type ScheduleOptions = { rulebook: string; group?: string; kind?: string; line?: string };

const refused = (message: string, field: string) => fail({ code: 'fee-unreadable', message, field });

/** Of a schedule's file, the names of its columns first. */
export const rowsIn = (name: string): Promise<Result<string[][]>> =>
  sheetRows(name, { what: 'the file of a schedule', code: 'fee-unreadable' });

/** The printed table that a schedule is in place of. */
export function printedFor({ rulebook, group, kind, line }: ScheduleOptions) {
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

export const withScheduleOptions = (command: Command): Command =>
  command
    .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
    .option('--group <id>', 'the printed schedule that it is in place of')
    .option('--kind <id>', 'the kind of its fees, where the group has several')
    .option('--line <line>', 'the line of its text in the source, where several are of one kind');
