import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Variant } from '@/rulebooks/variant/variant';
import { organization, user } from './accounts';
import { json } from './json';
import { Anything } from './shapes';
import { submission } from './submissions';

export const draft = sqliteTable(
  'draft',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    rulebook: text('rulebook').notNull(),
    game: text('game').notNull(),
    variant: json<Variant>('variant', Anything, () => ({}) as Variant).notNull(),
    /** The date whose rules apply. */
    day: text('at').notNull(),
    revision: integer('revision').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by')
      .notNull()
      .references(() => user.id),
    /** Set when frozen; from then on the draft is closed. */
    submissionId: text('submission_id').references((): AnySQLiteColumn => submission.id),
    revisesId: text('revises_id').references((): AnySQLiteColumn => submission.id),
    /** Who marked it ready for an approver, when, and the hash of what was computed of it then. */
    readyBy: text('ready_by').references(() => user.id),
    readyAt: text('ready_at'),
    readyOf: text('ready_of'),
    /** Since when it is no longer what was marked. */
    readyLapsedAt: text('ready_lapsed_at'),
  },
  (table) => [
    index('draft_organisation').on(table.organisationId),
    index('draft_ready').on(table.organisationId, table.readyAt),
  ],
);
