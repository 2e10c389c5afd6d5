/** Attachments of far more than 500 MB go into a ZIP without being held in memory. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileOf } from '../attachments/files';
import { storedSize, storedZip } from '../documents/stored-zip';
import type { FileAttached } from '../vocabulary/attachment';
import { attachments } from './files';

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
