/**
 * Where the web server has its papers made. A dossier takes seconds, so it is made in a thread, and the pages and
 * everyone else are answered meanwhile.
 */
import { inThisThread, type SideThread, sideThread, threadOrHere } from '../threads/side-thread';
import { type Made, makeInParts, makePaper, type Order } from './papers';

export type Asker = { person: string; organisation: string };

/** `busy`: too many are waiting; the person may ask again later. */
export type Press = {
  /** `signal`: once it is aborted, no further part is begun. */
  make: (order: Order, asker: Asker, signal?: AbortSignal) => Promise<Made | 'busy'>;
  close: () => Promise<void>;
};

const AT_MOST = 12;
/** So that nobody can occupy the whole press. */
const AT_MOST_FOR_ONE = 4;
const AT_MOST_FOR_AN_ORGANISATION = 6;

type Waiting = Asker & { begin: () => void };

/** One at a time, as there is one thread; next, the organisation served longest ago. */
function queued({ run, close }: SideThread<Order, Made>): Press {
  const inHand: Asker[] = [];
  const waiting: Waiting[] = [];
  const served: string[] = [];
  let making = false;

  function next(): void {
    if (making) return;
    const turn = ({ organisation }: Waiting) => served.lastIndexOf(organisation);
    const [first] = [...waiting].sort((one, other) => turn(one) - turn(other));
    if (!first) {
      served.length = 0;
      return;
    }
    waiting.splice(waiting.indexOf(first), 1);
    const before = served.indexOf(first.organisation);
    if (before >= 0) served.splice(before, 1);
    served.push(first.organisation);
    making = true;
    first.begin();
  }

  async function inTurn(order: Order, asker: Asker, signal?: AbortSignal): Promise<Made> {
    signal?.throwIfAborted();
    await new Promise<void>((begin) => {
      waiting.push({ ...asker, begin });
      next();
    });
    try {
      signal?.throwIfAborted();
      return await run(order);
    } finally {
      making = false;
      next();
    }
  }

  return {
    make: async (order, asker, signal) => {
      const ours = inHand.filter(({ organisation }) => organisation === asker.organisation);
      const mine = ours.filter(({ person }) => person === asker.person);
      if (
        inHand.length >= AT_MOST ||
        ours.length >= AT_MOST_FOR_AN_ORGANISATION ||
        mine.length >= AT_MOST_FOR_ONE
      )
        return 'busy';
      inHand.push(asker);
      try {
        return await makeInParts(order, (part) => inTurn(part, asker, signal));
      } finally {
        inHand.splice(inHand.indexOf(asker), 1);
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
