import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import * as schema from './schema';
import { takingTurns } from './turns';

/** How long a write waits for another program's write, without holding up anything else. */
export const PATIENCE_MS = 5000;
const OWNER_ONLY = 0o600;

const wrap = (client: Client) => drizzle({ client, schema });
export type Database = ReturnType<typeof wrap>;
/** A database, or a transaction in it. */
export type Queries = Parameters<Parameters<Database['transaction']>[0]>[0] | Database;

export type Opened = { db: Database; client: Client; close: () => void };

/** Only the account that runs Assay can read it; SQLite gives its side files the same mode. */
function ownerOnly(file: string): void {
  closeSync(openSync(/* turbopackIgnore: true */ file, 'a', OWNER_ONLY));
  for (const part of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ part)) chmodSync(part, OWNER_ONLY);
}

/** Foreign keys are on by this driver's default; WAL lets readers read while the worker writes. */
export async function openDatabase(
  file: string,
  patience = PATIENCE_MS,
  written?: () => void,
): Promise<Opened> {
  ownerOnly(file);
  // The driver's own waiting would block the event loop, so it does not wait; `takingTurns` asks again.
  const url = pathToFileURL(file).href;
  const client = takingTurns(createClient({ url, timeout: 0 }), patience, written);
  await client.execute('PRAGMA journal_mode = WAL');
  return { db: wrap(client), client, close: () => client.close() };
}

export const databaseFile = (dataDir: string) => path.join(dataDir, 'assay.db');
