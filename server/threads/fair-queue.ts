/** A thread that people share: how many may wait for it, of whom, and whose turn is next. */
import type { SideThread } from './side-thread';

export type Asker = { person: string; organisation: string };

/** So that nobody can occupy all of it. */
export type Bounds = { atMost: number; forOne: number; forAnOrganisation: number };

/** Does one task once those before it are done. */
type InTurn<Task, Done> = (task: Task, signal?: AbortSignal) => Promise<Done>;

export type FairQueue<Task, Done> = {
  /** `busy`: too many are waiting; the person may ask again later. `work` may take several turns, between which others have theirs. */
  admit: <Made>(asker: Asker, work: (inTurn: InTurn<Task, Done>) => Promise<Made>) => Promise<Made | 'busy'>;
  close: () => Promise<void>;
};

type Waiting = Asker & { begin: () => void };

/** One at a time, as there is one thread; next, the organisation served longest ago. */
export function fairQueue<Task, Done>(
  { run, close }: SideThread<Task, Done>,
  { atMost, forOne, forAnOrganisation }: Bounds,
): FairQueue<Task, Done> {
  const inHand: Asker[] = [];
  const waiting: Waiting[] = [];
  const served: string[] = [];
  let working = false;

  function next(): void {
    if (working) return;
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
    working = true;
    first.begin();
  }

  const inTurnOf =
    (asker: Asker): InTurn<Task, Done> =>
    async (task, signal) => {
      signal?.throwIfAborted();
      await new Promise<void>((begin) => {
        waiting.push({ ...asker, begin });
        next();
      });
      try {
        signal?.throwIfAborted();
        return await run(task);
      } finally {
        working = false;
        next();
      }
    };

  return {
    admit: async (asker, work) => {
      const ours = inHand.filter(({ organisation }) => organisation === asker.organisation);
      const mine = ours.filter(({ person }) => person === asker.person);
      if (inHand.length >= atMost || ours.length >= forAnOrganisation || mine.length >= forOne) return 'busy';
      inHand.push(asker);
      try {
        return await work(inTurnOf(asker));
      } finally {
        inHand.splice(inHand.indexOf(asker), 1);
      }
    },
    close,
  };
}
