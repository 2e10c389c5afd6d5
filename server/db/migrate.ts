import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Database } from './client';

/** Run from the project's root, even when bundled. */
export const migrationsFolder = () =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), 'server/db/migrations');

type Journal = { entries: { when: number; tag: string }[] };

const knownMigrations = (): Journal['entries'] => {
  const journal = readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as Journal).entries;
};

export type Migrated = { ok: true; created: boolean; schema: number } | { ok: false; newer: true };

/**
 * Brings a database to this version's schema, and refuses one that a later version wrote. `before` hears the names of the
 * migrations that it lacks, "0022_sealed_editions", while it lacks them still.
 */
export async function migrateDatabase(
  db: Database,
  before: (steps: string[]) => void = () => {},
): Promise<Migrated> {
  const known = knownMigrations();
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'`,
  );
  const applied = tables.length
    ? await db.all<{ created_at: number }>(sql`SELECT created_at FROM __drizzle_migrations`)
    : [];
  const newest = Math.max(...known.map(({ when }) => when));
  const last = Math.max(0, ...applied.map(({ created_at: at }) => Number(at)));
  if (applied.some((migration) => Number(migration.created_at) > newest)) return { ok: false, newer: true };
  before(known.filter(({ when }) => when > last).map(({ tag }) => tag));
  await migrate(db, { migrationsFolder: migrationsFolder() });
  return { ok: true, created: applied.length === 0, schema: known.length };
}
