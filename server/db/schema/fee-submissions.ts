/** A version of a house's schedule of fees that is put to the regulator, and what both sides did with it afterwards. */
import { foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type SealedFeeDecision, SealedFeeDecision as Shape } from '../../seals/fee-decision-record';
import { FEE_ACTS, FEE_DECISIONS, FEE_STORED_STATES } from '../../vocabulary/life/fee-submissions';
import { organization, user } from './accounts';
import { feeScheduleVersion } from './fee-schedules';
import { json } from './json';

const person = (name: string) => text(name).references(() => user.id);

export const feeSubmission = sqliteTable(
  'fee_submission',
  {
    id: text('id').primaryKey(),
    /** Counted by each operator: it tells nothing of what others have. */
    number: text('number').notNull(),
    scheduleId: text('schedule_id').notNull(),
    /** Of the schedule. */
    version: integer('version').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    rulebook: text('rulebook').notNull(),
    /** SHA-256 of the version with the printed schedule that it is in place of. */
    hash: text('hash').notNull(),
    at: text('at').notNull(),
    by: person('by').notNull(),
    /** The columns from here on may change; a trigger guards those above. */
    state: text('state', { enum: FEE_STORED_STATES }).notNull(),
    revision: integer('revision').notNull(),
    updatedAt: text('updated_at').notNull(),
    submittedAt: text('submitted_at'),
  },
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

export const feeSubmissionAct = sqliteTable(
  'fee_submission_act',
  {
    id: text('id').primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => feeSubmission.id),
    ordinal: integer('ordinal').notNull(),
    /** Of the submission afterwards. */
    revision: integer('revision').notNull(),
    act: text('act', { enum: FEE_ACTS }).notNull(),
    by: person('by').notNull(),
    at: text('at').notNull(),
    text: text('text').notNull(),
    /** The act that it answers, confirms or declines. */
    of: text('of'),
    /** What is proposed. */
    decision: text('decision', { enum: FEE_DECISIONS }),
    /** Of a decision. */
    sealed: json<SealedFeeDecision>('sealed', Shape, () => ({}) as SealedFeeDecision),
  },
  (table) => [uniqueIndex('fee_submission_act_ordinal').on(table.submissionId, table.ordinal)],
);
