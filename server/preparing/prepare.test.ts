import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaller } from '../api/api';
import { headFile } from '../audit/head';
import { verifyChain } from '../audit/verify-chain';
import { databaseFile, openDatabase } from '../db/client';
import { migrationsFolder } from '../db/migrate';
import { refusalFor } from '../db/refusals';
import { readEnvironment } from '../environment/environment';
import { keyFolder, publicKeys } from '../seals/ring';
import { refusedWith } from '../testing/site';
import { prepareDatabase, Stop } from './prepare-database';

const SLOW = 60_000;
const MIGRATIONS = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql')).length;

let dataDir: string;
const said: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'assay-prepare-'));
  said.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const demonstration = () => readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: dataDir });
const production = () =>
  readEnvironment({
    NODE_ENV: 'test',
    ASSAY_DATA_DIR: dataDir,
    ASSAY_MODE: 'production',
    ASSAY_SECRET: 'a secret of more than thirty-two characters',
  });

const refusal = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work;
    return 'it started';
  } catch (error) {
    return error instanceof Stop ? error.message : refusalFor(error, dataDir);
  }
};

describe('a demonstration', () => {
  it('is created whole, once, and refuses to be run as production', { timeout: SLOW }, async () => {
    const first = await prepareDatabase(demonstration());
    expect(first).toMatchObject({ created: true, schema: MIGRATIONS });
    expect(new Set(first.demo.map(({ organisation }) => organisation)).size).toBe(4);
    expect(await prepareDatabase(demonstration())).toEqual({ ...first, created: false });
    expect(await refusal(prepareDatabase(production()))).toMatch(/created for a demonstration/);
    const { db, close } = await openDatabase(databaseFile(dataDir));
    const { events, ok } = await verifyChain(db);
    close();
    expect(ok).toBe(true);
    expect(events).toBeGreaterThan(20);
    expect(said).toEqual([]);
    const [key, ...others] = publicKeys(dataDir);
    expect(others).toEqual([]);
    writeFileSync(`${keyFolder(dataDir)}/${key?.id}.json`, 'scratched');
    expect(await refusal(prepareDatabase(demonstration()))).toMatch(/^The signing key .* is damaged/);
  });
});

describe('production', () => {
  it('has no accounts until the printed link makes the first administrator, once', {
    timeout: SLOW,
  }, async () => {
    expect(await prepareDatabase(production())).toEqual({ created: true, schema: MIGRATIONS, demo: [] });
    const token = (line: string | undefined) => /set-up\?token=([\w-]+)/.exec(line ?? '')?.[1] ?? '';
    await prepareDatabase(production());
    const [stale, fresh] = said.map(token);
    const { db, close } = await openDatabase(databaseFile(dataDir));
    const anyone = createCaller({ db, now: () => new Date(), member: null });
    const admin = { name: 'Ada', email: 'ada@site.example', password: 'a long password' };
    expect(await refusedWith(anyone.accounts.setUp({ token: stale ?? '', ...admin }))).toEqual([
      'set-up-refused',
    ]);
    await anyone.accounts.setUp({ token: fresh ?? '', ...admin });
    expect(await refusedWith(anyone.accounts.setUp({ token: fresh ?? '', ...admin }))).toEqual([
      'set-up-refused',
    ]);
    close();
    said.length = 0;
    await prepareDatabase(production());
    expect(said).toEqual([]);
  });
});

describe('a database that was written to by somebody else', () => {
  const changed = async (...statements: string[]) => {
    await prepareDatabase(production());
    said.length = 0;
    const { client, close } = await openDatabase(databaseFile(dataDir));
    for (const statement of statements) await client.execute(statement);
    close();
    await prepareDatabase(production());
    return said.filter((line) => line.startsWith('Warning'));
  };
  const events = async () => {
    const { client, close } = await openDatabase(databaseFile(dataDir));
    const { rows } = await client.execute('SELECT kind, data FROM audit ORDER BY seq');
    close();
    return rows.map(({ kind, data }) => [kind, data]);
  };

  it('gets its triggers back, and the start says so and records it', async () => {
    expect(await changed('DROP TRIGGER audit_never_deleted')).toEqual([
      expect.stringContaining('audit_never_deleted had been dropped or changed'),
    ]);
    expect((await events()).at(-1)).toEqual(['triggers-restored', '{"triggers":["audit_never_deleted"]}']);
    expect(await changed()).toEqual([]);
  });

  it('is reported as cut at every start, and what was sealed is kept', async () => {
    const cut = ['DROP TRIGGER audit_never_deleted', 'DELETE FROM audit'];
    expect(await changed(...cut)).toContainEqual(expect.stringMatching(/replaced by another|are missing/));
    expect(await changed()).toEqual([expect.stringMatching(/replaced by another|are missing/)]);
  });

  it('is sealed again where nothing was sealed, with an event that says so', async () => {
    await prepareDatabase(production());
    rmSync(headFile(dataDir));
    expect(await changed()).toEqual([]);
    expect((await events()).at(-1)).toEqual(['head-sealed-anew', '{}']);
  });

  it('is readable by its owner only', async () => {
    await prepareDatabase(production());
    const { client, close } = await openDatabase(databaseFile(dataDir));
    await client.execute('UPDATE site SET demonstration = demonstration');
    const parts = readdirSync(dataDir).filter((name) => name.startsWith('assay.db'));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts)
      expect((statSync(path.join(dataDir, part)).mode & 0o777).toString(8)).toBe('600');
    close();
  });
});

describe('a place that cannot be used', () => {
  it('a database of a later version', { timeout: SLOW }, async () => {
    await prepareDatabase(production());
    const { client, close } = await openDatabase(databaseFile(dataDir));
    await client.execute(
      "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
    );
    close();
    expect(await refusal(prepareDatabase(production()))).toMatch(/later version of Assay/);
  });

  it('a file that is no database', async () => {
    writeFileSync(databaseFile(dataDir), 'this is a shopping list, and not a database at all'.repeat(40));
    expect(await refusal(prepareDatabase(production()))).toMatch(/damaged or is not a database/);
  });

  it('a folder that is a file', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    const site = { ...production(), dataDir: file };
    expect(await refusal(prepareDatabase(site))).toMatch(/it is a file, not a folder/);
    expect(await refusal(prepareDatabase({ ...site, dataDir: path.join(file, 'below') }))).toMatch(
      /part of its path/,
    );
  });

  it.each([
    ['EACCES', /may not write/],
    ['EROFS', /read-only/],
    ['SQLITE_READONLY_DBMOVED', /may not write/],
    ['SQLITE_BUSY', /in use by another program/],
  ])('%s', (code, sentence) => {
    expect(refusalFor(Object.assign(new Error(code), { code }), dataDir)).toMatch(sentence);
  });

  it('says nothing about errors it does not know', () => {
    expect(refusalFor(new TypeError('a bug'), dataDir)).toBeUndefined();
  });
});
