/** Who runs shards: worker threads, or this thread where there are none (tests, a program run from its sources). */
import { runShard, type Shard, type ShardResult } from './shard';

export type Runner = {
  threads: number;
  run: (shard: Shard, signal?: AbortSignal) => Promise<ShardResult>;
  close: () => Promise<void>;
};

/** Lets the event loop turn between shards, so that progress is seen and a cancel is heard. */
export function inThisThread(): Runner {
  return {
    threads: 1,
    run: async (shard, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      signal?.throwIfAborted();
      return runShard(shard);
    },
    close: async () => {},
  };
}
