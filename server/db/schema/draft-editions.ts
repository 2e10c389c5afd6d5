import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organization, user } from './accounts';

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
  },
  (table) => [index('draft_edition_organisation').on(table.organisationId)],
);
