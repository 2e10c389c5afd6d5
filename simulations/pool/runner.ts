/** Who runs shards: worker threads, or this thread where there are none (tests, a program run from its sources). */
import { bringFor, type ResultOf, runShard, type Shard } from './shard';

/**
 * `yes`: a thread is free that keeps what the shard needs, or none keeps it; of several shards, such a one is begun first. `not-yet`: the
 * thread that keeps it is busy, and quicker all the same. `elsewhere`: that thread may have kept some of it.
 */
export type Ready = 'yes' | 'not-yet' | 'elsewhere';

export type Runner = {
  threads: number;
  run: <Kind extends Shard['kind']>(
    shard: Extract<Shard, { kind: Kind }>,
    signal?: AbortSignal,
  ) => Promise<ResultOf[Kind]>;
  ready?: ((shard: Shard) => Ready) | undefined;
  close: () => Promise<void>;
};

/** Lets the event loop turn between shards, so that progress is shown and a cancel is noticed. */
export function inThisThread(): Runner {
  return {
    threads: 1,
    run: async <Kind extends Shard['kind']>(shard: Extract<Shard, { kind: Kind }>, signal?: AbortSignal) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal?.throwIfAborted();
      await bringFor(shard);
      return runShard(shard) as ResultOf[Kind];
    },
    close: async () => {},
  };
}
