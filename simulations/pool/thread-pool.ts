/** Worker threads that run shards. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { decisionFamilyOf } from '../catalogue/families';
import type { Runner } from './runner';
import type { ResultOf, Shard, ShardResult } from './shard';

const HEAP_OF_A_THREAD_MB = 1536;

/** The built thread lies beside the built program; there is none where the program runs from its sources. */
export function threadFileBesideProgram(): string | undefined {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'pool-thread.mjs');
  return existsSync(file) ? file : undefined;
}

/** A thread that did a piece of a family keeps what that piece needs, mostly for other rules as well; `all` names rules that need the same. */
function pieceOf(shard: Shard): { some: string; all: string | undefined } | undefined {
  switch (shard.kind) {
    case 'piece':
    case 'follow':
    case 'both-passes': {
      const { family, parameters } = shard.round;
      const some = `${family} ${shard.piece}`;
      const kept = decisionFamilyOf(family)?.keeps?.(parameters, shard.piece);
      return { some, all: kept === undefined ? undefined : `${some} ${kept}` };
    }
    default:
      return undefined;
  }
}

type PoolOptions = {
  threads?: number | undefined;
  file: string;
  heapMb?: number;
  /** By how much the threads let others on the machine go first, as `nice` counts: 0 not at all, 19 as far as can be. */
  niceness?: number;
};

export function threadPool(options: PoolOptions): Runner {
  const threads = options.threads ?? availableParallelism();
  const pools = Array.from({ length: threads }, () => ({
    thread: new Piscina<Shard, ShardResult>({
      filename: options.file,
      minThreads: 1,
      maxThreads: 1,
      niceIncrement: options.niceness ?? 0,
      // A thread that needs more fails with its piece; without a limit, the process would fail with all of them.
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? HEAP_OF_A_THREAD_MB },
    }),
    busy: 0,
  }));
  type Pool = (typeof pools)[number];
  /** By piece, who did it last. */
  const homes = new Map<string, Pool>();
  const homeOf = (shard: Shard): { pool: Pool | undefined; keepsAll: boolean } => {
    const piece = pieceOf(shard);
    const keepsAll = homes.get(piece?.all ?? '');
    return { pool: keepsAll ?? homes.get(piece?.some ?? ''), keepsAll: keepsAll !== undefined };
  };
  const freest = () => pools.reduce((best, other) => (other.busy < best.busy ? other : best));
  return {
    threads,
    ready: (shard) => {
      const { pool, keepsAll } = homeOf(shard);
      if (!pool || pool.busy === 0) return 'yes';
      return keepsAll ? 'not-yet' : 'elsewhere';
    },
    run: async <Kind extends Shard['kind']>(shard: Extract<Shard, { kind: Kind }>, signal?: AbortSignal) => {
      signal?.throwIfAborted();
      const home = homeOf(shard).pool;
      const pool = home?.busy === 0 ? home : freest();
      const piece = pieceOf(shard);
      for (const kept of [piece?.some, piece?.all]) if (kept !== undefined) homes.set(kept, pool);
      // The pool keeps its listener on a signal it was given; this one goes when the shard does.
      const own = new AbortController();
      const stop = () => own.abort(signal?.reason);
      signal?.addEventListener('abort', stop);
      pool.busy += 1;
      try {
        return (await pool.thread.run(shard, { signal: own.signal })) as ResultOf[Kind];
      } finally {
        pool.busy -= 1;
        signal?.removeEventListener('abort', stop);
      }
    },
    close: async () => {
      await Promise.all(pools.map(({ thread }) => thread.destroy()));
    },
  };
}
