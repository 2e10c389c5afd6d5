/** What a submission of fees is of: one version of a schedule, known by a hash, read and checked as whoever wrote it saw it. */
import type { FeeTable } from '@/rulebooks/fees/schedule';
import { type WrittenFinding, writtenFindings } from '@/rulebooks/fees/written/checked';
import { columnsOf, templateKey } from '@/rulebooks/fees/written/columns';
import { faultsSaid, readRows } from '@/rulebooks/fees/written/read';
import { ok } from '@/simulations/problems/problem';
import { isDamaged } from '../db/schema/json';
import type { ScheduleRow, VersionRow } from '../fee-schedules/queries';
import { type Printed, printedTable } from '../fee-schedules/templates';
import { type Answer, refuse } from '../problems/problem';

export type Read = Printed & { own: FeeTable; findings: WrittenFinding[] };

/** Every row as an option, with what is found; or which rows cannot be read. */
export function readContent(schedule: ScheduleRow, version: VersionRow): Answer<Read> {
  if (isDamaged(version.rows))
    return refuse(
      'damaged',
      'The database no longer holds this version as it was saved. Ask the person who runs this site to restore a backup.',
    );
  const printed = printedTable(schedule);
  if (!printed.ok) return printed;
  const { book, table } = printed.value;
  const rows = readRows(table, version.rows);
  if ('faults' in rows) return refuse('fee-unreadable', faultsSaid(columnsOf(table), rows.faults));
  return ok({ book, table, own: rows.table, findings: writtenFindings(book, rows.table) });
}

export const breachesIn = (findings: readonly WrittenFinding[]): number =>
  findings.filter(({ verdict }) => verdict === 'breach').length;

/** The printed schedule that it is in place of, as records name it. */
export const printedName = (schedule: ScheduleRow): string => `${schedule.rulebook}/${templateKey(schedule)}`;
