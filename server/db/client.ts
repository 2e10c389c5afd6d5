import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { environment } from '../environment';
import * as schema from './schema';
import { takingTurns } from './turns';

/** How long a write waits for another program's, without holding up anything else. */
const PATIENCE_MS = 5000;

const wrap = (client: Client) => drizzle({ client, schema });
export type Database = ReturnType<typeof wrap>;
/** A database, or a transaction in it. */
export type Queries = Parameters<Parameters<Database['transaction']>[0]>[0] | Database;

export type Opened = { db: Database; client: Client; close: () => void };

/** Foreign keys are on by this driver's default; WAL lets readers read while the worker writes. */
export async function openDatabase(file: string, patience = PATIENCE_MS): Promise<Opened> {
  // The driver's own waiting would stop the event loop: it is told not to wait, and `takingTurns` asks again.
  const client = takingTurns(createClient({ url: pathToFileURL(file).href, timeout: 0 }), patience);
  await client.execute('PRAGMA journal_mode = WAL');
  return { db: wrap(client), client, close: () => client.close() };
}

export const databaseFile = (dataDir: string) => path.join(dataDir, 'assay.db');

let opened: Promise<Opened> | undefined;

/** This process' database, opened when it is first needed and not while a module loads. */
export async function database(): Promise<Database> {
  opened ??= openDatabase(databaseFile(environment().dataDir));
  return (await opened).db;
}
