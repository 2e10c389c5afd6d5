/**
 * Where the web server has its papers made. A dossier takes seconds, so it is made in a thread, and the pages and
 * everyone else are answered meanwhile.
 */
import { inThisThread, type SideThread, sideThread, threadOrHere } from '../side-thread';
import { makePaper, type Order } from './papers';

/** `busy`: too many are being made; whoever asks may ask again. */
export type Press = {
  make: (order: Order, person: string) => Promise<Uint8Array | 'busy'>;
  close: () => Promise<void>;
};

const AT_MOST = 12;
/** So that nobody can keep the press from everyone else. */
const AT_MOST_FOR_ONE = 4;

function queued({ run, close }: SideThread<Order, Uint8Array>): Press {
  const waiting = new Map<string, number>();
  return {
    make: async (order, person) => {
      const mine = waiting.get(person) ?? 0;
      const all = [...waiting.values()].reduce((sum, some) => sum + some, 0);
      if (all >= AT_MOST || mine >= AT_MOST_FOR_ONE) return 'busy';
      waiting.set(person, mine + 1);
      try {
        return await run(order);
      } finally {
        const left = (waiting.get(person) ?? 1) - 1;
        if (left > 0) waiting.set(person, left);
        else waiting.delete(person);
      }
    },
    close,
  };
}

export const pressInThisThread = (): Press => queued(inThisThread(makePaper));

export const pressInThread = (file: string): Press => queued(sideThread(file));

let press: Press | undefined;

/** This process' press, made when it is first needed. */
export function sitePress(): Press {
  press ??= queued(threadOrHere('paper-thread', makePaper));
  return press;
}
