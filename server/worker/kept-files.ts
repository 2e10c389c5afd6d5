/** Sums of a job that are too large for the database: a file for each piece, in a folder of the job beside it. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/client';
import { job } from '../db/schema';
import { withoutValues } from '../problems/without-values';

export const piecesFolder = (dataDir: string): string => join(dataDir, 'pieces');

export type KeptFiles = {
  read: (key: string) => Promise<Uint8Array | undefined>;
  /** False where it could not be written, which costs only time. */
  write: (key: string, bytes: Uint8Array) => Promise<boolean>;
};

/** Keys are hashes in base64url: names of files as they are. */
export function keptFiles(folder: string, jobId: string): KeptFiles {
  const own = join(folder, jobId);
  return {
    read: (key) => readFile(join(own, key)).catch(() => undefined),
    write: async (key, bytes) => {
      const unfinished = join(own, `${key}.part`);
      try {
        await mkdir(own, { recursive: true, mode: 0o700 });
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, join(own, key));
        return true;
      } catch (error) {
        console.error('worker: a piece could not be kept', withoutValues(error));
        await rm(unfinished, { force: true }).catch(() => undefined);
        return false;
      }
    },
  };
}

/** Removes what jobs have left that are no longer under way. */
export async function sweepPieces(db: Database, folder: string): Promise<void> {
  const kept = await readdir(folder).catch((): string[] => []);
  if (kept.length === 0) return;
  const underWay = await db
    .select({ id: job.id })
    .from(job)
    .where(inArray(job.state, ['queued', 'running']));
  const wanted = new Set(underWay.map(({ id }) => id));
  for (const id of kept) if (!wanted.has(id)) await rm(join(folder, id), { recursive: true, force: true });
}
