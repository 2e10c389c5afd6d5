/** The stakes of a meeting as they are kept: a row for each pool, read only where they are asked for. */
import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { poolStakes, type Staked } from '../db/schema';
import { isHash, type Packed, type PackedPools } from './packed-stakes';

type Row = { id: string; staked: Staked };

/** By the key of a pool, what its stakes are kept under. */
export const namesOf = (staked: Staked): Record<string, string> =>
  Object.fromEntries(Object.entries(staked).map(([key, { hash }]) => [key, hash ?? key]));

/** What a meeting tells of stakes that were taken. */
export const stakedOf = (pools: PackedPools): Staked =>
  Object.fromEntries(
    Object.entries(pools).map(([key, { cents, count, hash }]) => [key, { cents, count, hash }]),
  );

export const countsOf = (staked: Staked): Record<string, number> =>
  Object.fromEntries(Object.entries(staked).map(([key, { count }]) => [key, count]));

export async function packedNamed(db: Queries, id: string, names: readonly string[]): Promise<Packed> {
  const rows = await db
    .select({ hash: poolStakes.hash, packed: poolStakes.packed })
    .from(poolStakes)
    .where(and(eq(poolStakes.meetingId, id), inArray(poolStakes.hash, [...new Set(names)])));
  return new Map(rows.map(({ hash, packed }) => [hash, new Uint8Array(packed)]));
}

export const packedOf = (db: Queries, { id, staked }: Row): Promise<Packed> =>
  packedNamed(db, id, Object.values(namesOf(staked)));

/** Those that are kept already are left as they are. A day has a hundred pools: others are answered in between. */
export async function keepStakes(tx: Queries, id: string, pools: PackedPools): Promise<void> {
  const hashes = Object.values(pools).map(({ hash }) => hash);
  const there = await tx
    .select({ hash: poolStakes.hash })
    .from(poolStakes)
    .where(and(eq(poolStakes.meetingId, id), inArray(poolStakes.hash, hashes)));
  const known = new Set(there.map(({ hash }) => hash));
  for (const { hash, packed } of Object.values(pools)) {
    if (known.has(hash)) continue;
    known.add(hash);
    await tx.insert(poolStakes).values({ meetingId: id, hash, packed: Buffer.from(packed), settled: false });
    await setImmediate();
  }
}

/** What no settlement is of, and the meeting has no longer, goes. */
export const dropStakes = (tx: Queries, { id, staked }: Row) =>
  tx
    .delete(poolStakes)
    .where(
      and(
        eq(poolStakes.meetingId, id),
        eq(poolStakes.settled, false),
        notInArray(poolStakes.hash, Object.values(namesOf(staked))),
      ),
    );

/** `names`: those that a settlement is of. */
export async function settleStakes(tx: Queries, id: string, names: readonly string[]): Promise<void> {
  const hashes = names.filter(isHash);
  if (hashes.length > 0)
    await tx
      .update(poolStakes)
      .set({ settled: true })
      .where(and(eq(poolStakes.meetingId, id), inArray(poolStakes.hash, hashes)));
}
