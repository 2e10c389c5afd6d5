/**
 * Seals the head of the chain soon after each write of this process, not during it: the write may still be
 * undone.
 */
import type { Database } from '../db/client';
import { sealHead } from './head';

const SOON_MS = 100;

export function keepHeadSealed(db: Database, dataDir: string): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const run = async () => {
    waiting = undefined;
    try {
      const verdict = await sealHead(db, dataDir);
      if (verdict !== 'contained')
        console.error(`audit: the sealed head is ${verdict}; run the check on the Audit page`);
    } catch (error) {
      console.error('audit: the head could not be sealed', error instanceof Error ? error.message : error);
    }
  };
  return () => {
    waiting ??= setTimeout(run, SOON_MS);
    waiting.unref();
  };
}
