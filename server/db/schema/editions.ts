/** Editions of rulebooks that an authority published here. Those of the program are in `rulebooks/registry.ts`. */
import { primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type SealedEdition, SealedEdition as Shape } from '../../seals/edition-record';
import type { EditionEffect } from '../../vocabulary/tried-edition';
import { organization, user } from './accounts';
import { json } from './json';
import { Anything } from './shapes';
import { submission } from './submissions';

const person = (name: string) => text(name).references(() => user.id);

export const publishedEdition = sqliteTable(
  'published_edition',
  {
    /** The whole rulebook as JSON (`editionText`): `hash` covers exactly this text. */
    content: text('content').notNull(),
    hash: text('hash').primaryKey(),
    rulebook: text('rulebook').notNull(),
    edition: text('edition').notNull(),
    validFrom: text('valid_from').notNull(),
    /** The edition that it changes; null where that is the program's. */
    previous: text('previous'),
    /** Canonical JSON of what it changes there, place by place. */
    difference: text('difference').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    publishedBy: person('published_by').notNull(),
    proposedBy: person('proposed_by'),
    publishedAt: text('published_at').notNull(),
    /** The draft edition that it was. */
    draft: text('draft').notNull(),
    /** As its authority published it; without a seal that holds it counts for nothing. */
    sealed: json<SealedEdition>('sealed', Shape, () => ({}) as SealedEdition),
  },
  (table) => [uniqueIndex('published_edition_from').on(table.rulebook, table.validFrom)],
);

/** What a published edition means for a game that is played: of those that it affects. */
export const editionEffect = sqliteTable(
  'edition_effect',
  {
    edition: text('edition')
      .notNull()
      .references(() => publishedEdition.hash),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submission.id),
    effect: json<EditionEffect>('effect', Anything, () => ({}) as EditionEffect).notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.submissionId] })],
);
