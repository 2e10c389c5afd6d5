/** The schedules of a house that are approved and in force on a day, each read as it was approved. */
import { and, eq } from 'drizzle-orm';
import { feesRecordedOf } from '@/rulebooks/fee-books';
import type { FeeBook } from '@/rulebooks/fees/book';
import { groupedBy } from '@/rulebooks/fees/checks/check';
import type { FeeTable } from '@/rulebooks/fees/schedule';
import { templateKey } from '@/rulebooks/fees/written/columns';
import { readRows, tableToWrite } from '@/rulebooks/fees/written/read';
import type { Queries } from '../db/client';
import { feeSchedule, feeScheduleVersion, feeSubmission } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { successors } from '../vocabulary/life/filings-on-day';
import { contentHash } from './content-hash';

export type Asked = { organisation: string; rulebook: string; day: string };

const approved = (db: Queries, { organisation, rulebook }: Asked) =>
  db
    .select({ submission: feeSubmission, schedule: feeSchedule, version: feeScheduleVersion })
    .from(feeSubmission)
    .innerJoin(feeSchedule, eq(feeSchedule.id, feeSubmission.scheduleId))
    .innerJoin(
      feeScheduleVersion,
      and(
        eq(feeScheduleVersion.scheduleId, feeSubmission.scheduleId),
        eq(feeScheduleVersion.revision, feeSubmission.version),
      ),
    )
    .where(
      and(
        eq(feeSubmission.organisationId, organisation),
        eq(feeSubmission.rulebook, rulebook),
        eq(feeSubmission.state, 'approved'),
      ),
    );

type Row = Awaited<ReturnType<typeof approved>>[number];
export type InForce = { row: Row; book: FeeBook; own: FeeTable };

/** Undefined where it is no longer what was approved. */
function asApproved(row: Row): InForce | undefined {
  const { submission, schedule, version } = row;
  if (isDamaged(version.rows) || contentHash(schedule, version) !== submission.hash) return undefined;
  const book = feesRecordedOf(schedule.rulebook);
  if (!book) return undefined;
  const printed = tableToWrite(book, schedule);
  if (!printed.ok) return undefined;
  const read = readRows(printed.value, version.rows);
  return 'faults' in read ? undefined : { row, book, own: read.table };
}

/** In place of each printed schedule the last that has begun; of one day the last version, as everywhere. */
export async function inForceOn(db: Queries, asked: Asked): Promise<InForce[]> {
  const rows = await approved(db, asked);
  const places = groupedBy(rows, ({ schedule }) => templateKey(schedule));
  return [...places.values()].flatMap((inPlace) => {
    const next = successors(
      inPlace.map(({ submission: { id, version }, version: { inForceFrom } }) => ({
        id,
        version,
        from: inForceFrom ?? '',
      })),
    );
    return inPlace.flatMap((row) => {
      const until = next.get(row.submission.id)?.from;
      const begun = (row.version.inForceFrom ?? '') <= asked.day;
      if (!begun || (until !== undefined && until <= asked.day)) return [];
      return asApproved(row) ?? [];
    });
  });
}
