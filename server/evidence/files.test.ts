/** Attachments in a ZIP: under plain names, only as they were attached, and of far more than 500 MB without being held in memory. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileOf } from '../attachments/files';
import { storedSize, storedZip } from '../documents/stored-zip';
import type { FileAttached } from '../vocabulary/attachment';
import { attachments, inMemory } from './files';

const MEGABYTE = 1_000_000;
const SIZE = 20 * MEGABYTE;
const FILES = 30;

const dataDir = mkdtempSync(path.join(tmpdir(), 'assay-everything-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const attached = (sha256: string, number: number): FileAttached => ({
  id: `file-${number}`,
  name: `Video ${number}.pdf`,
  size: SIZE,
  type: 'pdf',
  sha256,
  part: 'statement',
  of: '',
  by: 'Nora Ellis',
  at: '2026-11-29T12:00:00.000Z',
});

it('600 MB of attachments are packed with a small part of them in memory', async () => {
  // The file has a length and takes no room on the disk.
  const sha256 = createHash('sha256').update(Buffer.alloc(SIZE)).digest('hex');
  const file = fileOf(dataDir, sha256);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, SIZE);
  const held = await attachments(
    dataDir,
    Array.from({ length: FILES }, (_, index) => attached(sha256, index + 1)),
  );
  if (!held.ok) return expect.unreachable();
  const files = held.value.map(({ file: stored }) => stored);
  const before = process.memoryUsage().arrayBuffers;
  let [written, most, chunks] = [0, 0, 0];
  for await (const chunk of storedZip(files, new Date('2026-11-29T12:00:00Z'))) {
    written += chunk.length;
    chunks += 1;
    if (chunks % 100 === 0) most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(written).toBe(storedSize(files));
  expect(written).toBeGreaterThan(FILES * SIZE);
  expect(most).toBeLessThan(150 * MEGABYTE);
});

describe('the files of a ZIP', () => {
  /** Noted as attached, and on the disk as `lies`, or not at all. */
  function one(says: string, name: string, lies: string | null = says): FileAttached {
    const sha256 = createHash('sha256').update(says).digest('hex');
    const file = fileOf(dataDir, sha256);
    mkdirSync(path.dirname(file), { recursive: true });
    rmSync(file, { recursive: true, force: true });
    if (lies !== null) writeFileSync(file, lies);
    return { ...attached(sha256, 1), id: `${says} ${name}`, name, size: says.length };
  }
  const namesOf = async (...files: FileAttached[]) => {
    const held = await attachments(dataDir, files);
    return held.ok ? held.value.map(({ listed }) => [listed.name, listed.called]) : held.problems;
  };

  it.each([
    ['Letter of 3 May.pdf', 'file-01-Letter_of_3_May.pdf'],
    ['a - b  (c).PDF', 'file-01-a_-_b_c_.pdf'],
    ['x.final.pdf', 'file-01-x_final.pdf'],
    ['同意書.pdf', 'file-01-_.pdf'],
    [`${'a'.repeat(61)}.pdf`, `file-01-${'a'.repeat(60)}.pdf`],
  ])('are called in letters that every program unpacks: %s', async (called, name) => {
    expect(await namesOf(one('hello', called))).toEqual([[name, called]]);
  });

  it('are there once each, numbered in the order in which they came', async () => {
    const [a, b] = [one('first', 'a.pdf'), one('second', 'b.pdf')];
    expect(await namesOf(b, a, b)).toEqual([
      ['file-01-b.pdf', 'b.pdf'],
      ['file-02-a.pdf', 'a.pdf'],
    ]);
    const held = await attachments(dataDir, [b, a]);
    expect(held.ok && held.value.map(({ listed }) => [listed.sha256, listed.size])).toEqual([
      [b.sha256, 6],
      [a.sha256, 5],
    ]);
  });

  // The CRC-32 of "123456789" is the check value that its definition gives.
  it('have the checksum of their own bytes, in memory as on the disk', async () => {
    const held = await attachments(dataDir, [one('another', 'b.pdf'), one('123456789', 'a.pdf')]);
    expect(held.ok && held.value[1]?.file.checksum).toBe(0xcbf43926);
    expect(inMemory(['a.txt', Buffer.from('123456789')])).toMatchObject({
      file: { name: 'a.txt', size: 9, checksum: 0xcbf43926 },
      listed: { name: 'a.txt', size: 9, sha256: createHash('sha256').update('123456789').digest('hex') },
    });
  });

  it.each([
    ['is missing', null],
    ['was altered', 'hullo'],
    ['was cut short', 'hell'],
    ['was added to', 'hello, again'],
  ])('are none where one %s, and it is named', async (_, lies) => {
    expect(await namesOf(one('first', 'a.pdf'), one('hello', 'Letter.pdf', lies))).toMatchObject([
      { code: 'damaged', message: expect.stringContaining('“Letter.pdf” is no longer what was attached') },
    ]);
  });

  it('are none where one was noted with another size than its bytes have', async () => {
    expect(await namesOf({ ...one('hello', 'Letter.pdf'), size: 4 })).toMatchObject([{ code: 'damaged' }]);
  });

  it('are not called damaged where the disk cannot be read', async () => {
    const file = one('hello', 'Letter.pdf', null);
    mkdirSync(fileOf(dataDir, file.sha256));
    await expect(attachments(dataDir, [file])).rejects.toThrow('EISDIR');
  });
});
