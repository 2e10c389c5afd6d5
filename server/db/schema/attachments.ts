/** Files that people attach. The bytes lie in the data folder under their hash; these rows say whose they are and what they belong to. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ATTACHED_TO, FILE_TYPE_NAMES } from '../../vocabulary/attachment';
import { organization, user } from './accounts';

export const attachment = sqliteTable(
  'attachment',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    /** SHA-256 of the bytes, and so the name of the file. */
    hash: text('hash').notNull(),
    size: integer('size').notNull(),
    type: text('type', { enum: FILE_TYPE_NAMES }).notNull(),
    name: text('name').notNull(),
    at: text('at').notNull(),
    by: text('by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [
    uniqueIndex('attachment_once').on(table.organisationId, table.hash, table.name),
    index('attachment_hash').on(table.hash),
  ],
);

/** What a file belongs to: a part of a subject, which is named as in the audit chain. Only added to. */
export const attached = sqliteTable(
  'attached',
  {
    id: text('id').primaryKey(),
    attachmentId: text('attachment_id')
      .notNull()
      .references(() => attachment.id),
    subject: text('subject').notNull(),
    part: text('part', { enum: ATTACHED_TO }).notNull(),
    /** Which question, step or proposal; empty where there is one of them. */
    of: text('of').notNull(),
    number: integer('number').notNull(),
    at: text('at').notNull(),
    by: text('by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [
    uniqueIndex('attached_once').on(table.subject, table.part, table.of, table.attachmentId),
    index('attached_attachment').on(table.attachmentId),
  ],
);
