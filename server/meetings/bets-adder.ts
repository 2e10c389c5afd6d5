/** Adds up bets beside the web server, in a thread that lives as long as they are being sent. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BetsOn } from '@/simulations/totalisator/bets';
import { AddingBets, type Piece, type PieceDone } from './adding-bets';

export type BetsAdder = { next: (piece: Piece) => Promise<PieceDone>; close: () => Promise<unknown> };

/** Of the combinations alone; pieces wait one at a time. */
const MEGABYTES = 256;

function inThread(file: string, pools: readonly BetsOn[]): BetsAdder {
  const worker = new Worker(file, {
    workerData: pools,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  return {
    next: (piece) =>
      new Promise((done, failed) => {
        worker.once('error', failed);
        worker.once('message', (answer: PieceDone) => {
          worker.off('error', failed);
          done(answer);
        });
        worker.postMessage(piece);
      }),
    close: () => worker.terminate(),
  };
}

/** Run from its sources alone, the server has no thread to give, and adds here. */
export function betsAdder(pools: readonly BetsOn[]): BetsAdder {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'bets-thread.mjs');
  if (existsSync(file)) return inThread(file, pools);
  const adding = new AddingBets(pools);
  return { next: async (piece) => adding.next(piece), close: async () => {} };
}
