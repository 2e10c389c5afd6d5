import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row: whether this data directory was created as a demonstration. */
export const site = sqliteTable('site', {
  id: integer('id').primaryKey(),
  createdAt: text('created_at').notNull(),
  demonstration: integer('demonstration', { mode: 'boolean' }).notNull(),
  /** SHA-256 of the one-time token that makes the first administrator; null once used. */
  setUpTokenHash: text('set_up_token_hash'),
  /** Whether it sends e-mail, as of its last start. */
  mails: integer('mails', { mode: 'boolean' }).notNull().default(false),
});
