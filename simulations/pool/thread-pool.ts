/** Worker threads that run shards. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Runner } from './runner';
import type { ResultOf, Shard, ShardResult } from './shard';

const HEAP_OF_A_THREAD_MB = 1536;

/** The built thread lies beside the built program; there is none where the program runs from its sources. */
export function threadFileBesideProgram(): string | undefined {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'pool-thread.mjs');
  return existsSync(file) ? file : undefined;
}

export function threadPool(options: { threads?: number | undefined; file: string; heapMb?: number }): Runner {
  const threads = options.threads ?? availableParallelism();
  const pool = new Piscina<Shard, ShardResult>({
    filename: options.file,
    minThreads: threads,
    maxThreads: threads,
    // A thread that needs more fails with its piece; without a limit, the process would fail with all of them.
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? HEAP_OF_A_THREAD_MB },
  });
  return {
    threads,
    run: async <Kind extends Shard['kind']>(shard: Extract<Shard, { kind: Kind }>, signal?: AbortSignal) => {
      signal?.throwIfAborted();
      // The pool keeps its listener on a signal it was given; this one goes when the shard does.
      const own = new AbortController();
      const stop = () => own.abort(signal?.reason);
      signal?.addEventListener('abort', stop);
      try {
        return (await pool.run(shard, { signal: own.signal })) as ResultOf[Kind];
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    },
    close: () => pool.destroy(),
  };
}
