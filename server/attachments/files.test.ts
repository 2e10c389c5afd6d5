/** The bytes of attachments on the disk: under which name, whole or not, and what a sweep may take. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  attachmentsFolder,
  discard,
  fileOf,
  hashesThere,
  isWhole,
  place,
  removeFile,
  sweepIncoming,
  writeAside,
} from './files';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'assay-files-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const sha256 = (says: string): string => createHash('sha256').update(says).digest('hex');
const incoming = (): string => path.join(attachmentsFolder(dataDir), 'incoming');
async function* chunks(...says: string[]) {
  for (const each of says) yield Buffer.from(each);
}
const aside = async (...says: string[]) => {
  const written = await writeAside(dataDir, chunks(...says), 1000);
  if (written === 'too-large') throw new Error(written);
  return written;
};
/** Under any name, as somebody else may have left it. */
const lying = (name: string, says = 'x') => {
  const file = path.join(attachmentsFolder(dataDir), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, says);
  return file;
};

describe('a file', () => {
  it('is called by a SHA-256 and by nothing else', () => {
    const hash = sha256('hello');
    expect(fileOf(dataDir, hash)).toBe(path.join(dataDir, 'attachments', hash.slice(0, 2), hash));
    for (const name of ['', '../../etc/passwd', hash.slice(1), `${hash}0`, hash.toUpperCase(), `../${hash}`])
      expect(() => fileOf(dataDir, name)).toThrow('called by its hash');
  });

  it('is written aside whole, under its hash once it has its place', async () => {
    const written = await aside('hel', 'lo');
    expect(written).toMatchObject({ hash: sha256('hello'), size: 5 });
    expect(path.dirname(written.file)).toBe(incoming());
    expect(statSync(incoming()).mode & 0o777).toBe(0o700);
    await place(dataDir, written);
    expect(readdirSync(incoming())).toEqual([]);
    expect(await isWhole(dataDir, written)).toBe(true);
    expect(statSync(path.dirname(fileOf(dataDir, written.hash))).mode & 0o777).toBe(0o700);
  });

  it('may have exactly as many bytes as are allowed, and leaves nothing with one more', async () => {
    expect(await writeAside(dataDir, chunks('12345', '67890'), 10)).toMatchObject({ size: 10 });
    expect(await writeAside(dataDir, chunks('12345', '678901'), 10)).toBe('too-large');
    expect(readdirSync(incoming())).toHaveLength(1);
  });

  it('leaves nothing where it breaks off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('reset');
    }
    await expect(writeAside(dataDir, broken(), 10)).rejects.toThrow('reset');
    expect(readdirSync(incoming())).toEqual([]);
  });

  it('is whole with the bytes of its name, as many as were noted, and not where it is missing', async () => {
    const written = await aside('hello');
    await place(dataDir, written);
    const { hash } = written;
    expect(await isWhole(dataDir, { hash, size: 5 })).toBe(true);
    for (const size of [4, 6]) expect(await isWhole(dataDir, { hash, size })).toBe(false);
    expect(await isWhole(dataDir, { hash: sha256('other'), size: 5 })).toBe(false);
    writeFileSync(fileOf(dataDir, hash), 'hullo');
    expect(await isWhole(dataDir, { hash, size: 5 })).toBe(false);
  });

  it('goes once, and is not missed a second time', async () => {
    const written = await aside('hello');
    await place(dataDir, written);
    await discard(written);
    await removeFile(dataDir, written.hash);
    expect(existsSync(fileOf(dataDir, written.hash))).toBe(false);
    await removeFile(dataDir, written.hash);
    await discard(written);
    expect(await hashesThere(dataDir)).toEqual([]);
  });
});

describe('files that are there', () => {
  it('are those called by a hash, in the folders of two letters', async () => {
    const hash = sha256('hello');
    lying(`${hash.slice(0, 2)}/${hash}`, 'hello');
    lying(`${hash.slice(0, 2)}/.DS_Store`);
    lying(`${hash.slice(0, 2)}/${hash}.bak`);
    lying(`incoming/${sha256('incoming')}`);
    expect(await hashesThere(dataDir)).toEqual([hash]);
  });

  it('are none where nobody has uploaded any, nor is anything unfinished', async () => {
    expect(await hashesThere(dataDir)).toEqual([]);
    await sweepIncoming(dataDir, new Date());
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('are swept while unfinished only where they are older than the moment given', async () => {
    const before = new Date('2026-11-29T12:00:00Z');
    const written = (name: string, at: string) =>
      utimesSync(lying(`incoming/${name}`), new Date(at), new Date(at));
    written('older', '2026-11-29T11:59:59Z');
    written('then', '2026-11-29T12:00:00Z');
    written('younger', '2026-11-29T12:00:01Z');
    await sweepIncoming(dataDir, before);
    expect(readdirSync(incoming()).sort()).toEqual(['then', 'younger']);
  });
});
