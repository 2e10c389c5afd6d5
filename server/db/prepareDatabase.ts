/** Creates or migrates the database; a `Stop` carries a sentence for whoever starts Assay. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { anyone } from '../accounts/queries';
import { hashOfToken, newToken } from '../accounts/tokens';
import { appendEvent, SITE } from '../audit/append';
import type { Environment } from '../environment';
import { currentKey, SealKeyError } from '../seals/ring';
import { insertSite, setSetUpToken, siteRow } from '../site/queries';
import { type Database, databaseFile, openDatabase } from './client';
import { demonstrationAccounts } from './demonstration/accounts';
import { tellTheStory } from './demonstration/story';
import { migrateDatabase } from './migrate';

/** Its message is the sentence. */
export class Stop extends Error {}

type Prepared = { created: boolean; schema: number; demo: ReturnType<typeof demonstrationAccounts> };

async function fill(db: Database, demonstration: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const at = new Date(demonstration ? Date.now() - 10 * 86_400_000 : Date.now()).toISOString();
    await insertSite(tx, { createdAt: at, demonstration });
    await appendEvent(tx, {
      at,
      actor: SITE,
      organisation: null,
      kind: 'site-created',
      subject: 'site',
      data: { demonstration },
    });
  });
  if (demonstration) await tellTheStory(db);
}

/** Made aside and put in place when whole: a start that is cut short leaves nothing half made. */
async function create(file: string, demonstration: boolean): Promise<void> {
  const aside = `${file}.new`;
  const remove = () => {
    for (const part of [aside, `${aside}-wal`, `${aside}-shm`]) rmSync(part, { force: true });
  };
  remove();
  const { db, close } = await openDatabase(aside);
  await migrateDatabase(db);
  await fill(db, demonstration);
  await db.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
  close();
  renameSync(aside, file);
  remove();
}

async function firstAdministrator(db: Database, site: Environment): Promise<void> {
  if (await anyone(db)) return;
  const token = newToken();
  await setSetUpToken(db, hashOfToken(token));
  process.stderr.write(
    `Nobody has an account yet. Make the first administrator at ${site.publicUrl}/set-up?token=${token} (the link works once; a restart prints a new one).\n`,
  );
}

function signingKey(dataDir: string): void {
  try {
    currentKey(dataDir);
  } catch (error) {
    throw error instanceof SealKeyError ? new Stop(error.message) : error;
  }
}

export async function prepareDatabase(site: Environment): Promise<Prepared> {
  mkdirSync(site.dataDir, { recursive: true });
  signingKey(site.dataDir);
  const file = databaseFile(site.dataDir);
  const created = !existsSync(file);
  if (created) await create(file, site.mode === 'demonstration');
  const { db, close } = await openDatabase(file);
  try {
    const migrated = await migrateDatabase(db);
    if (!migrated.ok)
      throw new Stop(
        `The database in ${site.dataDir} was written by a later version of Assay. Start that version, or choose another folder with ASSAY_DATA_DIR.`,
      );
    const row = await siteRow(db);
    if (!row)
      throw new Stop(
        `${file} is not a database of Assay. Move it away, or choose another folder with ASSAY_DATA_DIR.`,
      );
    if (site.mode === 'production' && row.demonstration)
      throw new Stop(
        `The data in ${site.dataDir} was created for a demonstration and has well-known passwords. Choose an empty folder with ASSAY_DATA_DIR for production.`,
      );
    await firstAdministrator(db, site);
    return { created, schema: migrated.schema, demo: row.demonstration ? demonstrationAccounts() : [] };
  } finally {
    close();
  }
}
