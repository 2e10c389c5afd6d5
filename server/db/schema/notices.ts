import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts';

export const notice = sqliteTable(
  'notice',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    at: text('at').notNull(),
    text: text('text').notNull(),
    href: text('href').notNull(),
    readAt: text('read_at'),
  },
  (table) => [index('notice_user').on(table.userId, table.at)],
);
