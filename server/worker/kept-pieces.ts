/**
 * What a job has computed so far, kept in the database: a job that is taken up again goes on from there. Sums of deals are large and
 * made again in seconds; only those of a game that takes minutes are kept, in files (`kept-files.ts`).
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { solvingSeconds } from '@/simulations/analysis/effort';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Sums } from '@/simulations/family/sums';
import { bytesOf, fromBytes, inDoubles } from '@/simulations/family/sums-bytes';
import type { Runner } from '@/simulations/pool/runner';
import type { ResultOf, Shard } from '@/simulations/pool/shard';
import type { Database } from '../db/client';
import { job, jobPiece } from '../db/schema';
import { type KeptFiles, keptFiles } from './kept-files';

const LARGEST_PIECE = 256 * 1024;
const MOST_OF_A_JOB = 16 * 1024 * 1024;

export type Keeping = {
  runner: Runner;
  /** Writes what was computed since the last time. */
  flush: () => Promise<void>;
  /** How many pieces were computed since the job was taken up. */
  added: () => number;
};

/** A game that takes so many seconds to solve keeps its sums. */
const LONG_TO_SOLVE = 15;

function keyOf(shard: Shard): string | undefined {
  switch (shard.kind) {
    case 'piece':
      return solvingSeconds(shard.round) < LONG_TO_SOLVE ? undefined : hashOf(shard);
    case 'follow': {
      const { merged: _, ...named } = shard;
      return solvingSeconds(shard.round) < LONG_TO_SOLVE ? undefined : hashOf(named);
    }
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

const asText = (_: string, value: unknown): unknown =>
  value instanceof Float64Array ? Array.from(value) : typeof value === 'bigint' ? String(value) : value;

/** Sums come back as what they were. */
function read({ kind }: Shard, kept: string): ResultOf[Shard['kind']] {
  const value = JSON.parse(kept);
  switch (kind) {
    case 'study':
      return (value as number[][]).map((sums) => Float64Array.from(sums));
    case 'piece':
    case 'follow':
      return (value as string[][]).map((sums) => sums.map(BigInt));
    default:
      return value;
  }
}

/** Of sums: in doubles to a file, in bigints as text. Pairs of doubles are not kept: no game that takes long has any. */
const isOfSums = ({ kind }: Shard): boolean => kind === 'piece' || kind === 'follow';
const inBigints = (sums: readonly Sums[]): boolean => sums.every(Array.isArray);

export async function keepPieces(
  db: Database,
  held: { id: string; owner: string },
  runner: Runner,
  /** Where large pieces go; without it they are not kept. */
  folder?: string,
): Promise<Keeping> {
  const files = folder === undefined ? undefined : keptFiles(folder, held.id);
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
        if (key === undefined) return runner.run<Kind>(shard, signal);
        const known = kept.get(key);
        if (known !== undefined) return read(shard, known) as ResultOf[Kind];
        const large = isOfSums(shard) ? await fromFile(files, key) : undefined;
        if (large) return large as readonly Sums[] as ResultOf[Kind];
        const result = await runner.run<Kind>(shard, signal);
        if (!isOfSums(shard)) keep(key, JSON.stringify(result, asText));
        else {
          const sums = result as readonly Sums[];
          if (inBigints(sums)) keep(key, JSON.stringify(sums, asText));
          // Before it is returned: what becomes the total is added to.
          else if (files && inDoubles(sums) && (await files.write(key, bytesOf(sums)))) added += 1;
        }
        return result;
      },
    },
  };
}

async function fromFile(files: KeptFiles | undefined, key: string): Promise<Float64Array[] | undefined> {
  const bytes = await files?.read(key);
  return bytes && fromBytes(bytes);
}
