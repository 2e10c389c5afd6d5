/**
 * Who gets the next free thread. Organisations take turns, then people within them, then jobs within those:
 * each time the one with the least thread time so far. Unused time is not saved up.
 */
import type { Runner } from '@/simulations/pool/runner';
import type { ResultOf, Shard } from '@/simulations/pool/shard';

export type Asker = {
  organisation: string;
  person: string;
  job: string;
  /** Its pieces run alone; called with the running piece, or with none. */
  alone?: (piece: string | null) => Promise<unknown>;
};

type Waiting = {
  asker: Asker;
  shard: Shard;
  signal: AbortSignal | undefined;
  long: boolean;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  leave: () => void;
};

export type FairThreads = { as: (asker: Asker) => Runner };

/** Organisation, person, job: each named with those above it, so that only equals are compared. */
const levelsOf = ({ organisation, person, job }: Asker): string[] => [
  organisation,
  `${organisation} ${person}`,
  `${organisation} ${person} ${job}`,
];
const LEVELS = 3;
const above = (who: string): string => who.slice(0, who.lastIndexOf(' ') + 1);

/** A job that waits for nothing between two pieces is still there. */
const STILL_THERE_MS = 1000;
const FORGOTTEN_MS = 60_000;
/** The most that one who is still there may have used less than the others and be owed. */
const SAVED_MS = 2000;
/** What a piece that runs counts for before it ends, so that two free threads do not go to the same asker. */
const UNDER_WAY_MS = 100;
/** How long the thread of a piece that ended is kept for its job’s next one, if that is owed it: the job saves the piece first. */
const KEPT_MS = 50;
/** A cancelled piece takes its thread with it, and the next one begins with empty tables: that is time its asker used. */
const NEW_THREAD_MS = 2000;

/** Time used by each, in milliseconds of one thread. */
class Shares {
  private readonly known = new Map<string, { had: number; underWay: number; seen: number }>();

  /**
   * Whoever comes begins where the last of those who are there is already, and not before. Whoever is there already, with one
   * small piece after another, keeps a little of what they did not use.
   */
  enters(who: string): void {
    const now = performance.now();
    for (const [other, { seen, underWay }] of this.known)
      if (underWay === 0 && now - seen > FORGOTTEN_MS) this.known.delete(other);
    const others = [...this.known].filter(
      ([other, { seen, underWay }]) =>
        other !== who && above(other) === above(who) && (underWay > 0 || now - seen < STILL_THERE_MS),
    );
    const own = this.of(who);
    const saved = own.underWay > 0 || now - own.seen < STILL_THERE_MS ? SAVED_MS : 0;
    own.seen = now;
    if (others.length > 0) own.had = Math.max(own.had, Math.min(...others.map(([, { had }]) => had)) - saved);
  }

  begins(who: string): void {
    this.of(who).underWay += 1;
  }

  ends(who: string, ms: number): void {
    const own = this.of(who);
    own.underWay -= 1;
    own.had += ms;
    own.seen = performance.now();
  }

  /** The one with the least; of several, the first. */
  least(candidates: Iterable<string>): string | undefined {
    const share = (who: string) => this.of(who).had + UNDER_WAY_MS * this.of(who).underWay;
    let best: string | undefined;
    for (const who of candidates) if (best === undefined || share(who) < share(best)) best = who;
    return best;
  }

  private of(who: string) {
    const known = this.known.get(who) ?? { had: 0, underWay: 0, seen: Number.NEGATIVE_INFINITY };
    this.known.set(who, known);
    return known;
  }
}

/**
 * `isLong`: pieces that hold a thread for seconds or fill the memory. They never hold every thread, where there is more
 * than one, so that someone else's small piece need not wait for them.
 */
export function fairThreads(runner: Runner, isLong: (shard: Shard) => boolean = () => false): FairThreads {
  const shares = new Shares();
  let waiting: Waiting[] = [];
  const running = new Set<Waiting>();
  /** Threads that are kept for a moment, by the job they are kept for. */
  const kept = new Map<string, { timer: ReturnType<typeof setTimeout>; threads: number }>();
  const threadsKept = (): number => [...kept.values()].reduce((sum, { threads }) => sum + threads, 0);
  const longAtMost = Math.max(1, runner.threads - 1);

  const mayBegin = ({ long }: Waiting): boolean =>
    !long || [...running].filter((other) => other.long).length < longAtMost;
  const fairest = (among: Waiting[]): Waiting | undefined => {
    let candidates = among;
    for (let level = 0; level < LEVELS; level += 1) {
      const named = (one: Waiting) => levelsOf(one.asker)[level] as string;
      const who = shares.least(new Set(candidates.map(named)));
      candidates = candidates.filter((one) => named(one) === who);
    }
    return candidates[0];
  };
  /** Whoever's turn it is. A long piece lets another go first; one that runs alone waits until nothing else does. */
  const begin = (): void => {
    while (running.size + threadsKept() < runner.threads && ![...running].some(({ asker }) => asker.alone)) {
      const first = fairest(waiting);
      if (!first || (first.asker.alone && running.size > 0)) return;
      const one = fairest(waiting.filter((other) => other === first || !other.asker.alone).filter(mayBegin));
      if (!one) return;
      waiting = waiting.filter((other) => other !== one);
      running.add(one);
      void perform(one);
    }
  };
  /** Whether its asker would be next, ahead of all who wait, if it waited too. */
  const isOwed = (one: Waiting): boolean => waiting.length > 0 && fairest([...waiting, one]) === one;
  const letGo = (job: string): void => {
    clearTimeout(kept.get(job)?.timer);
    kept.delete(job);
  };
  const keep = ({ asker: { job } }: Waiting): void => {
    const threads = (kept.get(job)?.threads ?? 0) + 1;
    letGo(job);
    const timer = setTimeout(() => {
      letGo(job);
      begin();
    }, KEPT_MS);
    kept.set(job, { timer, threads });
  };
  async function perform(one: Waiting): Promise<void> {
    const levels = levelsOf(one.asker);
    for (const who of levels) shares.begins(who);
    const began = performance.now();
    try {
      one.signal?.throwIfAborted();
      await one.asker.alone?.(pieceName(one.shard));
      const result = await runner.run(one.shard, one.signal);
      one.resolve(result as never);
    } catch (error) {
      one.reject(error);
    } finally {
      await one.asker.alone?.(null)?.catch(() => undefined);
      const cancelled = one.signal?.aborted === true;
      for (const who of levels) shares.ends(who, performance.now() - began + (cancelled ? NEW_THREAD_MS : 0));
      running.delete(one);
      one.signal?.removeEventListener('abort', one.leave);
      if (!cancelled && isOwed(one)) keep(one);
      begin();
    }
  }

  return {
    as: (asker) => ({
      threads: runner.threads,
      ready: runner.ready,
      run: <Kind extends Shard['kind']>(shard: Extract<Shard, { kind: Kind }>, signal?: AbortSignal) =>
        new Promise<ResultOf[Kind]>((resolve, reject) => {
          if (signal?.aborted) return reject(signal.reason);
          for (const who of levelsOf(asker)) shares.enters(who);
          const leave = () => {
            if (!waiting.includes(one)) return;
            waiting = waiting.filter((other) => other !== one);
            reject(signal?.reason);
          };
          const one: Waiting = { asker, shard, signal, long: isLong(shard), resolve, reject, leave };
          waiting.push(one);
          letGo(asker.job);
          signal?.addEventListener('abort', leave, { once: true });
          begin();
        }),
      close: async () => {},
    }),
  };
}

/** What a person reads about the piece that stops the worker. */
export function pieceName(shard: Shard): string {
  switch (shard.kind) {
    case 'distribution':
      return `counting every outcome of ${shard.wager.id}`;
    case 'witness':
      return `playing rounds of ${shard.wager.id}, part ${shard.from + 1}`;
    case 'round-witness':
      return `playing rounds of ${shard.round.id}, part ${shard.from + 1}`;
    case 'refusal':
      return `checking the rules chosen for ${shard.round.id}`;
    case 'piece':
    case 'both-passes':
      return `going through the deals of ${shard.round.id}, part ${shard.piece + 1}`;
    case 'follow':
      return `counting how rounds of ${shard.round.id} end, part ${shard.piece + 1}`;
    case 'solve':
      return `finding the best play of ${shard.round.id}`;
    case 'study':
      return `answering the question ${shard.study} about ${shard.round.id}, part ${shard.piece + 1}`;
    case 'study-result':
      return `answering the question ${shard.study} about ${shard.round.id}`;
  }
}
