/** An operator's own pool rules, version by version, and those that are put to the regulator. */
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { organization, user } from './accounts';
import { filingActs, filingColumns } from './filings';
import { json } from './json';

export const poolRules = sqliteTable(
  'pool_rules',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organization.id),
    name: text('name').notNull(),
    /** By which the pools are settled. */
    rulebook: text('rulebook').notNull(),
    /** The number of its last version. */
    revision: integer('revision').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [index('pool_rules_organisation').on(table.organisationId)],
);

/** Each save is a version that stays. */
export const poolRulesVersion = sqliteTable(
  'pool_rules_version',
  {
    rulesId: text('rules_id')
      .notNull()
      .references(() => poolRules.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    name: text('name').notNull(),
    /** The day from which it is in force; null while nobody gave one. */
    inForceFrom: text('in_force_from'),
    content: json<OwnRules>('content', OwnRules, () => ({ pools: [] })).notNull(),
    at: text('at').notNull(),
    by: text('by')
      .notNull()
      .references(() => user.id),
  },
  (table) => [primaryKey({ columns: [table.rulesId, table.revision] })],
);

export const poolFiling = sqliteTable(
  'pool_filing',
  { ...filingColumns(), rulesId: text('rules_id').notNull() },
  (table) => [
    uniqueIndex('pool_filing_number').on(table.organisationId, table.number),
    index('pool_filing_rules').on(table.rulesId),
    // No cascade: pool rules that were put to the regulator are not removed.
    foreignKey({
      columns: [table.rulesId, table.version],
      foreignColumns: [poolRulesVersion.rulesId, poolRulesVersion.revision],
    }),
  ],
);

export const poolFilingAct = filingActs('pool_filing_act', () => poolFiling.id);
