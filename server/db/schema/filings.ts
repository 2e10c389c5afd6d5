/** What every kind of document has that is prepared for a regulator, and what was done with it: tables for each kind. */
import { type AnySQLiteColumn, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type SealedFilingDecision, SealedFilingDecision as Shape } from '../../seals/filing-decision-record';
import { FILING_ACTS, FILING_DECISIONS, FILING_STORED_STATES } from '../../vocabulary/life/filings';
import { organization, user } from './accounts';
import { json } from './json';

export const filingColumns = () => ({
  id: text('id').primaryKey(),
  /** Counted by each operator: it tells nothing of what others have. */
  number: text('number').notNull(),
  /** Of the document. */
  version: integer('version').notNull(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organization.id),
  rulebook: text('rulebook').notNull(),
  /** SHA-256 of the version with what it is in place of. */
  hash: text('hash').notNull(),
  at: text('at').notNull(),
  by: text('by')
    .notNull()
    .references(() => user.id),
  /** The columns from here on may change; a trigger guards those above. */
  state: text('state', { enum: FILING_STORED_STATES }).notNull(),
  revision: integer('revision').notNull(),
  updatedAt: text('updated_at').notNull(),
  submittedAt: text('submitted_at'),
});

export const filingActs = (name: string, filing: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: text('id').primaryKey(),
      submissionId: text('submission_id').notNull().references(filing),
      ordinal: integer('ordinal').notNull(),
      /** Of the submission afterwards. */
      revision: integer('revision').notNull(),
      act: text('act', { enum: FILING_ACTS }).notNull(),
      by: text('by')
        .notNull()
        .references(() => user.id),
      at: text('at').notNull(),
      text: text('text').notNull(),
      /** The act that it answers, confirms or declines. */
      of: text('of'),
      /** What is proposed. */
      decision: text('decision', { enum: FILING_DECISIONS }),
      /** Of a decision. */
      sealed: json<SealedFilingDecision>('sealed', Shape, () => ({}) as SealedFilingDecision),
    },
    (table) => [uniqueIndex(`${name}_ordinal`).on(table.submissionId, table.ordinal)],
  );
