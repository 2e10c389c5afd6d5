import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TriedOnAll } from '../../vocabulary/tried-edition';
import { organization, user } from './accounts';
import { json } from './json';
import { Tried } from './shapes';

/** What a regulator thinks of changing in a rulebook: its text as written, which need not be readable yet. */
export const draftEdition = sqliteTable(
  'draft_edition',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    rulebook: text('rulebook').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    revision: integer('revision').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by')
      .notNull()
      .references(() => user.id),
    /** Who proposed to publish it, when, and at which revision, where the authority lets no reviewer decide alone. */
    proposedBy: text('proposed_by').references(() => user.id),
    proposedAt: text('proposed_at'),
    proposedRevision: integer('proposed_revision'),
  },
  (table) => [index('draft_edition_organisation').on(table.organisationId)],
);

/** A draft edition tried on everything played: the last time, at the revision and on the day that it says. */
export const editionTrial = sqliteTable('edition_trial', {
  draftId: text('draft_id')
    .primaryKey()
    .references(() => draftEdition.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
  at: text('at').notNull(),
  by: text('by')
    .notNull()
    .references(() => user.id),
  result: json<TriedOnAll>('result', Tried, () => ({
    day: '',
    affected: [],
    unaffected: [],
    overByThen: [],
  })).notNull(),
});
