/** The database of the site at work. */
import { keepHeadSealed } from '../audit/keep-head-sealed';
import { type Database, databaseFile, type Opened, openDatabase, PATIENCE_MS } from '../db/client';
import { environment } from '../environment/environment';

/** The head of its audit chain is sealed after each write. */
export async function openSite(dataDir: string): Promise<Opened> {
  let written = () => {};
  const opened = await openDatabase(databaseFile(dataDir), PATIENCE_MS, () => written());
  written = keepHeadSealed(opened.db, dataDir);
  return opened;
}

let opened: Promise<Opened> | undefined;

/** This process' database, opened when it is first needed and not while a module loads. */
export async function database(): Promise<Database> {
  opened ??= openSite(environment().dataDir);
  return (await opened).db;
}
