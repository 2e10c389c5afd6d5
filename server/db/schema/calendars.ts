import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from './accounts';

/** The address of a person's calendar: whoever has it reads their days, so it can be made again and taken away. */
export const calendarLink = sqliteTable(
  'calendar_link',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the address ends with; the address itself is shown once. */
    tokenHash: text('token_hash').notNull(),
    createdAt: text('created_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [uniqueIndex('calendar_link_token').on(table.tokenHash)],
);
