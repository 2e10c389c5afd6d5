/** The triggers that keep records from being changed: checks that each exists and matches the migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from './client';
import { migrationsFolder } from './migrate';

const STATEMENT = /CREATE TRIGGER `(\w+)`[\s\S]*?END;/g;

/** Read from the migrations themselves, the latest under each name, so there is no second list to forget. */
export function expectedTriggers(): Map<string, string> {
  const folder = migrationsFolder();
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const text = files.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const found = text.join('\n').matchAll(STATEMENT);
  return new Map([...found].map(([statement, name = '']) => [name, plain(statement)]));
}

const plain = (statement: string): string => statement.replace(/;\s*$/, '').replace(/\s+/g, ' ').trim();

/** Names of triggers that are missing, changed or foreign. */
export async function brokenTriggers(db: Queries): Promise<string[]> {
  const rows = await db.all<{ name: string; sql: string | null }>(
    sql`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
  );
  const there = new Map(rows.map((row) => [row.name, plain(row.sql ?? '')]));
  const expected = expectedTriggers();
  const names = new Set([...expected.keys(), ...there.keys()]);
  return [...names].filter((name) => expected.get(name) !== there.get(name)).sort();
}

/** Restores them from the migrations and removes foreign ones; returns the names of those it changed. */
export async function restoreTriggers(db: Database): Promise<string[]> {
  const broken = await brokenTriggers(db);
  const expected = expectedTriggers();
  if (broken.length === 0) return broken;
  await db.transaction(async (tx) => {
    for (const name of broken) {
      await tx.run(sql`DROP TRIGGER IF EXISTS ${sql.identifier(name)}`);
      const statement = expected.get(name);
      if (statement) await tx.run(sql.raw(statement));
    }
  });
  return broken;
}
