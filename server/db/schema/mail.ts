/** E-mail: what each person wants, and what waits to be sent. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { MAIL_STATES } from '../../vocabulary/mail-states';
import { MAIL_CHOICES, NOTICE_GROUPS } from '../../vocabulary/notice-kinds';
import { user } from './accounts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The outbox. What it says is in the notices that name it. */
export const mail = sqliteTable(
  'mail',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    /** Of a daily one, when it goes out; one person has one for each. */
    slot: text('slot'),
    state: text('state', { enum: MAIL_STATES }).notNull(),
    createdAt: text('created_at').notNull(),
    /** The earliest next attempt, in milliseconds. */
    dueAt: integer('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    firstTriedAt: text('first_tried_at'),
    /** The sender that holds it, and until when. */
    owner: text('owner'),
    leaseUntil: integer('lease_until'),
    /** Given at the first attempt and kept, so that a repeat can be recognised. */
    messageId: text('message_id'),
    /** Why the last attempt failed. */
    problem: text('problem'),
    endedAt: text('ended_at'),
  },
  (table) => [
    index('mail_due').on(table.state, table.dueAt),
    uniqueIndex('mail_slot').on(table.userId, table.slot),
  ],
);

/** What somebody chose; without a row, what is usual. */
export const mailChoice = sqliteTable(
  'mail_choice',
  {
    userId: userId(),
    group: text('group', { enum: NOTICE_GROUPS }).notNull(),
    choice: text('choice', { enum: MAIL_CHOICES }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.group] })],
);
