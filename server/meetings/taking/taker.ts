/** Takes what is sent of a meeting beside the web server, in a thread that lives as long as it is being sent. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Exhausted } from '../../threads/side-thread';
import type { Piece, PieceDone, ToTake } from './piece';
import { takingOf } from './taking';

export type Taker = { next: (piece: Piece) => Promise<PieceDone>; close: () => Promise<unknown> };

/** Of what is read; the file itself lies beside that and is bounded on its own. */
const MEGABYTES = 1_024;
const SECONDS = 30;

const isExhausted = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function inThread(file: string, task: ToTake): Taker {
  const worker = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  let broken: Error | undefined;
  let ended = false;
  worker.on('exit', () => {
    ended = true;
  });
  worker.on('error', (error: Error) => {
    broken = isExhausted(error) ? new Exhausted('a file took more memory than it may') : error;
  });
  return {
    next: (piece) =>
      new Promise((done, failed) => {
        const late = setTimeout(
          () => settled(() => failed(new Exhausted('a piece took longer than it may'))),
          SECONDS * 1_000,
        );
        const settled = (end: () => void) => {
          clearTimeout(late);
          worker.off('message', answered);
          worker.off('exit', gone);
          end();
        };
        const answered = (answer: PieceDone) => settled(() => done(answer));
        const gone = () => settled(() => failed(broken ?? new Error('the thread ended')));
        if (ended) return gone();
        worker.on('message', answered);
        worker.on('exit', gone);
        worker.postMessage(piece);
      }),
    close: () => worker.terminate(),
  };
}

function here(task: ToTake): Taker {
  const taking = takingOf(task);
  return { next: (piece) => taking.next(piece), close: async () => {} };
}

let isWebServer = false;

/** For the web server; tests answer nobody meanwhile, and a thread would be that of the last build. */
export function takeBesideServer(): void {
  isWebServer = true;
}

/** Run from its sources alone, the server has no thread to give, and takes here. */
export function taker(task: ToTake): Taker {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'taking-thread.mjs');
  return isWebServer && existsSync(file) ? inThread(file, task) : here(task);
}
