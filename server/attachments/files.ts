/**
 * The bytes of attachments, in the data folder under their SHA-256. A file is written aside, forced to disk and renamed, so one that
 * has its name is whole; its row is written after that. Outside the program's folder, and served only by `answer-download.ts`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;
const HASH = /^[0-9a-f]{64}$/;

export const attachmentsFolder = (dataDir: string): string => join(dataDir, 'attachments');
const incomingFolder = (dataDir: string): string => join(attachmentsFolder(dataDir), 'incoming');

export function fileOf(dataDir: string, hash: string): string {
  if (!HASH.test(hash)) throw new Error('a file is called by its hash');
  return join(attachmentsFolder(dataDir), hash.slice(0, 2), hash);
}

export type Aside = { file: string; hash: string; size: number };

/** `most`: bytes after which reading stops. The caller removes what was written aside. */
export async function writeAside(
  dataDir: string,
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Aside | 'too-large'> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  let whole = false;
  const handle = await open(file, 'wx', OWNER_ONLY);
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) return 'too-large';
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
    whole = true;
  } finally {
    await handle.close();
    if (!whole) await rm(file, { force: true });
  }
  return { file, hash: hash.digest('hex'), size };
}

async function synced(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives it its name, for good: in the transaction that writes its row, so that no sweep takes it before. */
export async function place(dataDir: string, { file, hash }: Aside): Promise<void> {
  const to = fileOf(dataDir, hash);
  const folder = join(to, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(file, to);
  await synced(folder);
  await synced(attachmentsFolder(dataDir));
}

export const discard = ({ file }: Aside): Promise<void> => rm(file, { force: true });

/** Whether the bytes are those of its name, and as many as were noted. */
export async function isWhole(dataDir: string, noted: { hash: string; size: number }): Promise<boolean> {
  const file = fileOf(dataDir, noted.hash);
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== noted.size) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex') === noted.hash;
}

export const bytesOf = (dataDir: string, hash: string) => createReadStream(fileOf(dataDir, hash));

/** Of every file that is there. */
export async function hashesThere(dataDir: string): Promise<string[]> {
  const folder = attachmentsFolder(dataDir);
  const folders = await readdir(folder).catch((): string[] => []);
  const files = await Promise.all(
    folders.filter((name) => name.length === 2).map((name) => readdir(join(folder, name))),
  );
  return files.flat().filter((name) => HASH.test(name));
}

export const removeFile = (dataDir: string, hash: string): Promise<void> =>
  rm(fileOf(dataDir, hash), { force: true });

/** What was written aside and never finished. */
export async function sweepIncoming(dataDir: string, before: Date): Promise<void> {
  const folder = incomingFolder(dataDir);
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtime < before) await rm(join(folder, name), { force: true });
  }
}
