/** The files of a ZIP, from bytes in memory and from attachments on the disk, each with the hash and checksum that the ZIP needs. */
import { createHash } from 'node:crypto';
import { bytesOf } from '../attachments/files';
import type { StoredFile } from '../documents/stored-zip';
import { checksum } from '../marks/checksum';
import { type Answer, refuse } from '../problems/problem';
import type { FileAttached } from '../vocabulary/attachment';
import type { Part } from './parts';

export type Listed = { name: string; sha256: string; size: number; called?: string };
export type Held = { file: StoredFile; listed: Listed };

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const inMemory = ([name, bytes]: Part): Held => ({
  file: { name, size: bytes.length, checksum: checksum(bytes), bytes: () => [bytes] },
  listed: { name, sha256: sha256(bytes), size: bytes.length },
});

/** "file-03-Letter_of_3_May.pdf": in letters that every program can unpack. */
function nameIn(number: number, called: string): string {
  const dot = called.lastIndexOf('.');
  const stem = called
    .slice(0, dot)
    .replace(/[^A-Za-z0-9-]+/g, '_')
    .slice(0, 60);
  return `file-${String(number).padStart(2, '0')}-${stem}${called.slice(dot).toLowerCase()}`;
}

/** Of a file as it lies there, if it is the one that was noted: read to its end, a piece at a time. */
async function checksumOnDisk(
  dataDir: string,
  { sha256: noted, size }: Pick<FileAttached, 'sha256' | 'size'>,
): Promise<number | undefined> {
  const hash = createHash('sha256');
  let [read, sum] = [0, 0];
  try {
    for await (const chunk of bytesOf(dataDir, noted)) {
      hash.update(chunk);
      sum = checksum(chunk, sum);
      read += chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return read === size && hash.digest('hex') === noted ? sum : undefined;
}

/** Each once, in the order in which they came. */
export async function attachments(dataDir: string, files: readonly FileAttached[]): Promise<Answer<Held[]>> {
  const once = [...new Map(files.map((file) => [file.id, file])).values()];
  const held: Held[] = [];
  const sums = new Map<string, number>();
  for (const [index, file] of once.entries()) {
    const { sha256: noted, size } = file;
    const sum = sums.get(`${noted} ${size}`) ?? (await checksumOnDisk(dataDir, file));
    if (sum === undefined)
      return refuse(
        'damaged',
        `The file “${file.name}” is no longer what was attached, so no ZIP is made. Tell the person who runs this site.`,
      );
    sums.set(`${noted} ${size}`, sum);
    const name = nameIn(index + 1, file.name);
    held.push({
      file: { name, size, checksum: sum, bytes: () => bytesOf(dataDir, noted) },
      listed: { name, sha256: noted, size, called: file.name },
    });
  }
  return { ok: true, value: held };
}
