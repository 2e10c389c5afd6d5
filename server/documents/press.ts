/**
 * Where the web server has its papers made. A dossier takes seconds, so it is made in a thread, and the pages and
 * everyone else are answered meanwhile.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Piscina } from 'piscina';
import { makePaper, type Order } from './papers';

/** `busy`: too many are being made; whoever asks may ask again. */
export type Press = {
  make: (order: Order, person: string) => Promise<Uint8Array | 'busy'>;
  close: () => Promise<void>;
};

const AT_MOST = 12;
/** So that nobody can keep the press from everyone else. */
const AT_MOST_FOR_ONE = 4;
const IDLE_MS = 60_000;

function queued(make: (order: Order) => Promise<Uint8Array>, close: () => Promise<void>): Press {
  const waiting = new Map<string, number>();
  return {
    make: async (order, person) => {
      const mine = waiting.get(person) ?? 0;
      const all = [...waiting.values()].reduce((sum, some) => sum + some, 0);
      if (all >= AT_MOST || mine >= AT_MOST_FOR_ONE) return 'busy';
      waiting.set(person, mine + 1);
      try {
        return await make(order);
      } finally {
        const left = (waiting.get(person) ?? 1) - 1;
        if (left > 0) waiting.set(person, left);
        else waiting.delete(person);
      }
    },
    close,
  };
}

export const pressInThisThread = (): Press => queued(makePaper, async () => {});

/** One thread is started when a paper is asked for, and ends when none has been for a while. */
export function pressInThread(file: string): Press {
  const pool = new Piscina<Order, Uint8Array>({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return queued(
    (order) => pool.run(order),
    () => pool.destroy(),
  );
}

let press: Press | undefined;

/** This process' press, made when it is first needed; run from its sources alone, it has no thread to give. */
export function sitePress(): Press {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'paper-thread.mjs');
  press ??= existsSync(file) ? pressInThread(file) : pressInThisThread();
  return press;
}
