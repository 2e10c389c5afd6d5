/**
 * What a job has computed so far, kept in the database: a job that is taken up again goes on from there. Sums of deals
 * are not kept, as they are large and are made again in seconds.
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Runner } from '@/simulations/pool/runner';
import type { ResultOf, Shard } from '@/simulations/pool/shard';
import type { Database } from '../db/client';
import { job, jobPiece } from '../db/schema';

const LARGEST_PIECE = 256 * 1024;
const MOST_OF_A_JOB = 16 * 1024 * 1024;

export type Keeping = {
  runner: Runner;
  /** Writes what was computed since the last time. */
  flush: () => Promise<void>;
  /** How many pieces were computed since the job was taken up. */
  added: () => number;
};

function keyOf(shard: Shard): string | undefined {
  switch (shard.kind) {
    case 'distribution':
    case 'witness':
      return hashOf(shard);
    case 'round-witness':
    case 'study': {
      const { merged: _, ...named } = shard;
      return hashOf(named);
    }
    default:
      return undefined;
  }
}

/** A piece by another engine does not belong to this job. */
const hashOf = (named: object) =>
  createHash('sha256')
    .update(canonicalJson({ ...named, engine: ENGINE }))
    .digest('base64url');

const asArrays = (_: string, value: unknown): unknown =>
  value instanceof Float64Array ? Array.from(value) : value;

/** Sums come back as what they were. */
function read({ kind }: Shard, kept: string): ResultOf[Shard['kind']] {
  const value = JSON.parse(kept);
  return kind === 'study' ? (value as number[][]).map((sums) => Float64Array.from(sums)) : value;
}

export async function keepPieces(
  db: Database,
  held: { id: string; owner: string },
  runner: Runner,
): Promise<Keeping> {
  const rows = await db.select().from(jobPiece).where(eq(jobPiece.jobId, held.id));
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  let size = rows.reduce((sum, { value }) => sum + value.length, 0);
  let added = 0;
  let unwritten: { key: string; value: string }[] = [];

  function keep(key: string, value: string): void {
    if (value.length > LARGEST_PIECE || size + value.length > MOST_OF_A_JOB) return;
    size += value.length;
    added += 1;
    unwritten.push({ key, value });
  }
  async function flush(): Promise<void> {
    if (unwritten.length === 0) return;
    const writing = unwritten;
    unwritten = [];
    try {
      await db.transaction(async (tx) => {
        const mine = and(eq(job.id, held.id), eq(job.owner, held.owner), eq(job.state, 'running'));
        if ((await tx.select({ id: job.id }).from(job).where(mine)).length === 0) return;
        for (const piece of writing)
          await tx
            .insert(jobPiece)
            .values({ jobId: held.id, ...piece })
            .onConflictDoNothing();
      });
    } catch (error) {
      unwritten = [...writing, ...unwritten];
      throw error;
    }
  }
  return {
    flush,
    added: () => added,
    runner: {
      ...runner,
      run: async <Kind extends Shard['kind']>(
        shard: Extract<Shard, { kind: Kind }>,
        signal?: AbortSignal,
      ) => {
        const key = keyOf(shard);
        const known = key === undefined ? undefined : kept.get(key);
        if (known !== undefined) return read(shard, known) as ResultOf[Kind];
        const result = await runner.run<Kind>(shard, signal);
        if (key !== undefined) keep(key, JSON.stringify(result, asArrays));
        return result;
      },
    },
  };
}
