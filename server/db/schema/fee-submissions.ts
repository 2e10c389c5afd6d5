/** A version of a house's schedule of fees that is put to the regulator, and what both sides did with it afterwards. */
import { foreignKey, index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { feeScheduleVersion } from './fee-schedules';
import { filingActs, filingColumns } from './filings';

export const feeSubmission = sqliteTable(
  'fee_submission',
  { ...filingColumns(), scheduleId: text('schedule_id').notNull() },
  (table) => [
    uniqueIndex('fee_submission_number').on(table.organisationId, table.number),
    index('fee_submission_schedule').on(table.scheduleId),
    // No cascade: a schedule that was put to the regulator is not removed.
    foreignKey({
      columns: [table.scheduleId, table.version],
      foreignColumns: [feeScheduleVersion.scheduleId, feeScheduleVersion.revision],
    }),
  ],
);

export const feeSubmissionAct = filingActs('fee_submission_act', () => feeSubmission.id);
