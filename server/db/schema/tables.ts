/** Tables of an operator's premises, what is on them, what they display, and what they reported. History is only added to. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TableLimits } from '../../vocabulary/table-limits';
import { organization, user } from './accounts';
import { json } from './json';
import { Anything, Limits } from './shapes';
import { submission } from './submissions';

const organisation = () =>
  text('organisation_id')
    .notNull()
    .references(() => organization.id);
const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => user.id);

export const gamingTable = sqliteTable(
  'gaming_table',
  {
    id: text('id').primaryKey(),
    organisationId: organisation(),
    name: text('name').notNull(),
    premises: text('premises').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: person('created_by'),
  },
  (table) => [uniqueIndex('gaming_table_name').on(table.organisationId, table.premises, table.name)],
);

const tableId = () =>
  text('table_id')
    .notNull()
    .references(() => gamingTable.id);

/** From that day on the table offers this version, or nothing. */
export const tableOffer = sqliteTable(
  'table_offer',
  {
    id: text('id').primaryKey(),
    tableId: tableId(),
    /** One after the other: of a day given twice, the later counts. */
    number: integer('number').notNull(),
    from: text('from').notNull(),
    submissionId: text('submission_id').references(() => submission.id),
    limits: json<TableLimits>('limits', Limits, () => ({ currency: '', groups: [] })),
    at: text('at').notNull(),
    by: person('by'),
  },
  (table) => [uniqueIndex('table_offer_number').on(table.tableId, table.number)],
);

/** Whose sign somebody put up, or took down. */
export const tableSign = sqliteTable(
  'table_sign',
  {
    id: text('id').primaryKey(),
    tableId: tableId(),
    number: integer('number').notNull(),
    submissionId: text('submission_id').references(() => submission.id),
    at: text('at').notNull(),
    by: person('by'),
  },
  (table) => [uniqueIndex('table_sign_number').on(table.tableId, table.number)],
);

/** Lets a program of the operator send results, and nothing else. */
export const resultsKey = sqliteTable(
  'results_key',
  {
    id: text('id').primaryKey(),
    organisationId: organisation(),
    name: text('name').notNull(),
    /** SHA-256; the key itself is shown once and kept nowhere. */
    hash: text('hash').notNull(),
    createdAt: text('created_at').notNull(),
    createdBy: person('created_by'),
    revokedAt: text('revoked_at'),
    usedAt: text('used_at'),
  },
  (table) => [uniqueIndex('results_key_hash').on(table.hash)],
);

/** What a table reported of a day; another report of the same day is a further version of it. */
export const tableDay = sqliteTable(
  'table_day',
  {
    id: text('id').primaryKey(),
    tableId: tableId(),
    day: text('day').notNull(),
    version: integer('version').notNull(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submission.id),
    currency: text('currency').notNull(),
    rounds: integer('rounds').notNull(),
    /** Sums in minor units. */
    win: integer('win').notNull(),
    jackpots: integer('jackpots').notNull(),
    handles: json<Record<string, number>>('handles', Anything, () => ({})).notNull(),
    /** By wager, of those whose win was reported by itself. */
    wins: json<Record<string, number>>('wins', Anything, () => ({}))
      .notNull()
      .default({}),
    /** Why it differs from the version before. */
    reason: text('reason'),
    /** Null where a person uploaded it; `by` made the key otherwise. */
    keyId: text('key_id').references(() => resultsKey.id),
    /** Of the file that it came with. */
    file: text('file').notNull(),
    at: text('at').notNull(),
    by: person('by'),
  },
  (table) => [
    uniqueIndex('table_day_version').on(table.tableId, table.day, table.version),
    index('table_day_submission').on(table.submissionId, table.day),
  ],
);

/** An address that nobody can guess, at which anyone who has it reads what a table should display. The latest counts. */
export const tableCode = sqliteTable(
  'table_code',
  {
    id: text('id').primaryKey(),
    tableId: tableId(),
    number: integer('number').notNull(),
    code: text('code').notNull(),
    at: text('at').notNull(),
    by: person('by'),
  },
  (table) => [
    uniqueIndex('table_code_number').on(table.tableId, table.number),
    uniqueIndex('table_code_code').on(table.code),
  ],
);
