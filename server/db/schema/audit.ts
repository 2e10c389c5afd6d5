import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { EVENT_KINDS } from '../../vocabulary/event-kinds';

/** Append-only: triggers refuse UPDATE and DELETE, and an INSERT that is not the chain's next link. */
export const audit = sqliteTable(
  'audit',
  {
    seq: integer('seq').primaryKey(),
    at: text('at').notNull(),
    actor: text('actor').notNull(),
    actorName: text('actor_name').notNull(),
    /** The organisation concerned. */
    organisationId: text('organisation_id'),
    organisationName: text('organisation_name'),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    subject: text('subject').notNull(),
    /** Canonical JSON, as hashed. */
    data: text('data').notNull(),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_organisation').on(table.organisationId, table.seq),
    index('audit_subject').on(table.subject, table.seq),
  ],
);
