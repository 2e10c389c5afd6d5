import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FeeKind } from '@/rulebooks/fees/schedule';
import { FeeRows } from '../../vocabulary/fee-schedule';
import { organization, user } from './accounts';
import { json } from './json';

/** A house's own schedule of collection fees, with the columns of a printed one. */
export const feeSchedule = sqliteTable(
  'fee_schedule',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    rulebook: text('rulebook').notNull(),
    /** Of the printed table: its group, the kind of its fees, and the line of the source where it begins. */
    group: text('group_id').notNull(),
    kind: text('kind').$type<FeeKind>().notNull(),
    line: integer('line').notNull(),
    /** The number of its last version. */
    revision: integer('revision').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [index('fee_schedule_organisation').on(table.organisationId)],
);

/** Each save is a version that stays. */
export const feeScheduleVersion = sqliteTable(
  'fee_schedule_version',
  {
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => feeSchedule.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    /** The day from which it is in force; null while nobody gave one. */
    inForceFrom: text('in_force_from'),
    rows: json<FeeRows>('rows', FeeRows, () => []).notNull(),
    at: text('at').notNull(),
    by: text('by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.revision] })],
);
