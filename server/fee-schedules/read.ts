/** The schedules of a house, one of them whole, and one version of it. */
import { frameOf } from '@/rulebooks/fees/written/frame';
import { dayIn } from '@/rulebooks/zones';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { isDamaged } from '../db/schema/json';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { FeeRows } from '../vocabulary/fee-schedule';
import { filingStateOn, successors } from '../vocabulary/life/filings-on-day';
import {
  ownSchedule,
  preparedInPlace,
  type ScheduleRow,
  schedulesOf,
  type VersionRow,
  versionOf,
  versionsOf,
} from './queries';
import type { ScheduleSummary, ScheduleWhole } from './shapes';
import { gamesNamed, type Printed, printedTable } from './templates';

function gamesOf(row: ScheduleRow): string[] {
  const printed = printedTable(row);
  return printed.ok ? gamesNamed(printed.value.book, printed.value.table) : [];
}

const summaryOf = (row: ScheduleRow, updatedBy: string): ScheduleSummary => ({
  id: row.id,
  name: row.name,
  rulebook: row.rulebook,
  group: row.group,
  games: gamesOf(row),
  updatedAt: row.updatedAt,
  updatedBy,
});

export async function listSchedules({ db, member }: MemberContext): Promise<ScheduleSummary[]> {
  const rows = await schedulesOf(db, member.organisation.id);
  return rows.map(({ schedule, by }) => summaryOf(schedule, by));
}

export type OwnVersion = Printed & { schedule: ScheduleRow; version: VersionRow };

/** The last version where none is asked for. */
export async function readVersion(
  { db, member }: MemberContext,
  { id, revision }: { id: string; revision?: number | undefined },
): Promise<Answer<OwnVersion>> {
  const schedule = await ownSchedule(db, { id, organisation: member.organisation.id });
  const version = schedule && (await versionOf(db, schedule.id, revision ?? schedule.revision));
  if (!schedule || !version) return notFound('schedule of fees');
  if (isDamaged(version.rows))
    return refuse(
      'damaged',
      `Version ${version.revision} of this schedule can no longer be read: the database is damaged. Open another version.`,
    );
  const printed = printedTable(schedule);
  return printed.ok ? ok({ schedule, version, ...printed.value }) : printed;
}

export async function readRowsOf(
  context: MemberContext,
  asked: { id: string; revision: number },
): Promise<Answer<{ revision: number; name: string; inForceFrom?: string; rows: FeeRows }>> {
  const read = await readVersion(context, asked);
  if (!read.ok) return read;
  const { revision, name, rows, inForceFrom } = read.value.version;
  return ok({ revision, name, rows, ...(inForceFrom !== null && { inForceFrom }) });
}

/** Each with its state today, which another schedule can have ended. */
async function submissionsOf(
  { db, now }: MemberContext,
  schedule: ScheduleRow,
): Promise<ScheduleWhole['submissions']> {
  const prepared = await preparedInPlace(db, schedule);
  const next = successors(prepared.filter(({ state }) => state === 'approved'));
  const today = dayIn(schedule.rulebook, now());
  return prepared
    .filter((one) => one.schedule === schedule.id)
    .map(({ id, number, version, state }) => ({
      id,
      number,
      version,
      state: filingStateOn(state, next.get(id), today),
    }));
}

export async function readSchedule(context: MemberContext, id: string): Promise<Answer<ScheduleWhole>> {
  const read = await readVersion(context, { id });
  if (!read.ok) return read;
  const { schedule, version, book, table } = read.value;
  const versions = await versionsOf(context.db, schedule.id);
  return ok({
    ...summaryOf(schedule, await nameOf(context.db, schedule.updatedBy)),
    line: schedule.line,
    kind: schedule.kind,
    revision: schedule.revision,
    ...(version.inForceFrom !== null && { inForceFrom: version.inForceFrom }),
    rows: version.rows,
    frame: frameOf(book, table),
    submissions: await submissionsOf(context, schedule),
    versions: versions.map(({ inForceFrom, ...rest }) => ({
      ...rest,
      ...(inForceFrom !== null && { inForceFrom }),
    })),
  });
}
