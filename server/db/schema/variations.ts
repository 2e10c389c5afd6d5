/** What is offered without an approval: notified for a time, or for better pays. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { SealedVariationRuling } from '../../seals/variation-record';
import { STORED_VARIATION_STATES, VARIATION_KINDS, VARIATION_STEPS } from '../../vocabulary/life/variations';
import { organization, user } from './accounts';
import { json } from './json';
import { Sealed } from './shapes';
import { submission } from './submissions';

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => user.id);

export const variation = sqliteTable(
  'variation',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    kind: text('kind', { enum: VARIATION_KINDS }).notNull(),
    /** The frozen version that is offered. */
    submissionId: text('submission_id')
      .notNull()
      .references(() => submission.id),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    rulebook: text('rulebook').notNull(),
    /** Of better pays: they start from the game as its rulebook lists it, and from no approval. */
    listed: integer('listed', { mode: 'boolean' }).notNull().default(false),
    /** Its first day and its last; better pays may have none. */
    from: text('from').notNull(),
    to: text('to'),
    /** The tables that offer better pays, in words; a temporary variation names premises in its version. */
    tables: text('tables').notNull(),
    /** What the operator writes to the authority. */
    statement: text('statement').notNull(),
    at: text('at').notNull(),
    by: person('by'),
    /** The columns from here on may change; a trigger guards those above. */
    state: text('state', { enum: STORED_VARIATION_STATES }).notNull(),
    revision: integer('revision').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** The last day of play, where somebody ended it early. */
    lastDay: text('last_day'),
  },
  (table) => [
    uniqueIndex('variation_number').on(table.number),
    uniqueIndex('variation_submission').on(table.submissionId),
    index('variation_organisation').on(table.organisationId),
  ],
);

/** What operator and authority did with it afterwards, in order. */
export const variationStep = sqliteTable(
  'variation_step',
  {
    id: text('id').primaryKey(),
    variationId: text('variation_id')
      .notNull()
      .references(() => variation.id),
    /** The revision that it made. */
    revision: integer('revision').notNull(),
    step: text('step', { enum: VARIATION_STEPS }).notNull(),
    by: person('by'),
    at: text('at').notNull(),
    text: text('text').notNull(),
    lastDay: text('last_day'),
    /** Of what the authority did. */
    sealed: json<SealedVariationRuling>('sealed', Sealed, () => ({}) as SealedVariationRuling),
  },
  (table) => [uniqueIndex('variation_step_revision').on(table.variationId, table.revision)],
);

/** How an organisation makes sure of something, to pick when it is confirmed again. */
export const confirmationText = sqliteTable(
  'confirmation_text',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    duty: text('duty').notNull(),
    text: text('text').notNull(),
    /** A document that shows it: its name and its SHA-256. */
    documentName: text('document_name'),
    documentHash: text('document_hash'),
    createdAt: text('created_at').notNull(),
    createdBy: person('created_by'),
    removedAt: text('removed_at'),
  },
  (table) => [index('confirmation_text_organisation').on(table.organisationId)],
);
