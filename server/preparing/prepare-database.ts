/** Creates or migrates the database; a `Stop` carries a sentence for whoever starts Assay. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { hashOfToken, newToken } from '../accounts/invitations/tokens';
import { anyone } from '../accounts/stored/queries';
import { appendEvent, SITE } from '../audit/append';
import { checkHead, type HeadVerdict, headFile, readHead, sealHead } from '../audit/head';
import { type Database, databaseFile, openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { restoreTriggers } from '../db/protection';
import { sealEarlierEditions } from '../editions/seal-earlier';
import type { Environment } from '../environment/environment';
import { paperCertificate } from '../seals/certificate';
import { currentKey, SealKeyError } from '../seals/ring';
import { insertSite, setMails, setSetUpToken, siteRow } from '../site/queries';
import type { EventKind } from '../vocabulary/event-kinds';
import { demonstrationAccounts } from './demonstration/accounts';
import { tellTheStory } from './demonstration/story';

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

/** Built aside and moved into place when complete: a start that is interrupted leaves nothing half done. */
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

/** A certificate of the site's own is made when the first paper is signed, which takes a second; one that was given is read now. */
async function signingKeys(site: Environment): Promise<void> {
  try {
    currentKey(site.dataDir);
    if (site.certificateFile) await paperCertificate(site);
  } catch (error) {
    throw error instanceof SealKeyError ? new Stop(error.message) : error;
  }
}

const HEAD_SENTENCES: Record<Exclude<HeadVerdict, 'contained'>, string> = {
  absent:
    'The end of the audit chain is not sealed: either this is the first start of a version that seals it, or audit-head.json was removed. It is sealed from now on, and an event records that.',
  forged:
    'The file audit-head.json was not sealed by this installation. Restore it, or the folder seal-keys, from a backup.',
  cut: 'The newest events of the audit chain are missing: they were deleted, or an older database replaced the one that ran here.',
  rewritten: 'The audit chain is not the one that ran here: its newest sealed event was replaced by another.',
};

const warn = (sentence: string) => process.stderr.write(`Warning: ${sentence}\n`);

/** Evidence is kept: a head that does not fit is reported and never sealed over. */
async function protect(db: Database, dataDir: string, created: boolean): Promise<void> {
  const write = (kind: EventKind, data: Record<string, unknown>) =>
    db.transaction((tx) =>
      appendEvent(tx, {
        at: new Date().toISOString(),
        actor: SITE,
        organisation: null,
        kind,
        subject: 'site',
        data,
      }),
    );
  const broken = await restoreTriggers(db);
  if (broken.length > 0) {
    await write('triggers-restored', { triggers: broken });
    warn(
      `The database was not protected: ${broken.join(', ')} had been dropped or changed. They are restored; run the check on the Audit page to see what was altered.`,
    );
  }
  if (created && readHead(dataDir).state !== 'absent')
    renameSync(headFile(dataDir), `${headFile(dataDir)}.of-an-earlier-database.${Date.now()}`);
  const verdict = await checkHead(db, dataDir);
  if (verdict !== 'contained' && !created) warn(HEAD_SENTENCES[verdict]);
  if (verdict === 'absent' && !created) await write('head-sealed-anew', {});
  await sealHead(db, dataDir, { evenIfAbsent: true });
}

/** The migration that brought the seals of editions, whatever its number. */
const SEALS_EDITIONS = /_sealed_editions$/;

/** There from before that migration until editions are sealed: a start that is killed between leaves it to the next one. */
export const editionsDue = (dataDir: string): string => path.join(dataDir, 'editions-to-seal');

export async function prepareDatabase(site: Environment): Promise<Prepared> {
  mkdirSync(site.dataDir, { recursive: true });
  await signingKeys(site);
  const file = databaseFile(site.dataDir);
  const created = !existsSync(file);
  if (created) await create(file, site.mode === 'demonstration');
  const { db, close } = await openDatabase(file);
  try {
    const due = editionsDue(site.dataDir);
    const migrated = await migrateDatabase(db, (steps) => {
      if (steps.some((step) => SEALS_EDITIONS.test(step))) writeFileSync(due, '');
    });
    if (!migrated.ok)
      throw new Stop(
        `The database in ${site.dataDir} was written by a later version of Assay. Start that version, or choose another folder with ASSAY_DATA_DIR.`,
      );
    if (existsSync(due)) {
      await sealEarlierEditions(db);
      rmSync(due);
    }
    const row = await siteRow(db);
    if (!row)
      throw new Stop(
        `${file} is not a database of Assay. Move it away, or choose another folder with ASSAY_DATA_DIR.`,
      );
    if (site.mode === 'production' && row.demonstration)
      throw new Stop(
        `The data in ${site.dataDir} was created for a demonstration and has well-known passwords. Choose an empty folder with ASSAY_DATA_DIR for production.`,
      );
    await protect(db, site.dataDir, created);
    const mails = site.mailServer !== undefined;
    if (row.mails !== mails) await setMails(db, mails);
    await firstAdministrator(db, site);
    return { created, schema: migrated.schema, demo: row.demonstration ? demonstrationAccounts() : [] };
  } finally {
    close();
  }
}
