/**
 * Where the web server has its papers made. A dossier takes seconds, so it is made in a thread, and the pages and
 * everyone else are answered meanwhile.
 */
import { type Asker, fairQueue } from '../threads/fair-queue';
import { inThisThread, type SideThread, sideThread, threadOrHere } from '../threads/side-thread';
import { type Made, makeInParts, makePaper, type Order } from './papers';

export type { Asker };

/** `busy`: too many are waiting; the person may ask again later. */
export type Press = {
  /** `signal`: once it is aborted, no further part is begun. */
  make: (order: Order, asker: Asker, signal?: AbortSignal) => Promise<Made | 'busy'>;
  close: () => Promise<void>;
};

function queued(thread: SideThread<Order, Made>): Press {
  const { admit, close } = fairQueue(thread, { atMost: 12, forOne: 4, forAnOrganisation: 6 });
  return {
    make: (order, asker, signal) =>
      admit(asker, (inTurn) => makeInParts(order, (part) => inTurn(part, signal))),
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
