/** A test's own database, removed afterwards. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseFile, type Opened, openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';

export type TestDatabase = Opened & { dataDir: string; file: string; remove: () => void };

export async function testDatabase(from?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'assay-test-'));
  const file = databaseFile(dataDir);
  if (from) copyFileSync(from, file);
  const opened = await openDatabase(file);
  const migrated = await migrateDatabase(opened.db);
  if (!migrated.ok) throw new Error('a new database cannot be newer');
  return {
    ...opened,
    dataDir,
    file,
    remove: () => {
      opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
