import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { NOTICE_KINDS } from '../../vocabulary/notice-kinds';
import { user } from './accounts';
import { mail } from './mail';

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
    /** Null in rows older than kinds. */
    kind: text('kind', { enum: NOTICE_KINDS }),
    /** Of the submission that it is about. */
    reference: text('reference'),
    /** The e-mail that says it; null where none does. */
    mailId: text('mail_id').references(() => mail.id, { onDelete: 'set null' }),
  },
  (table) => [index('notice_user').on(table.userId, table.at), index('notice_mail').on(table.mailId)],
);

/** Deadlines that people have had a notice of: the key names what, which day and how long before. */
export const reminder = sqliteTable('reminder', {
  key: text('key').primaryKey(),
  at: text('at').notNull(),
});
