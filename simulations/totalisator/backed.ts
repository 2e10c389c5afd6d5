/** What is backed in a pool, whether it is one or two that share their money. */
import type { MergedPool, Pool } from './pool';
import { keyOf, type Legs, type Stake, totalOf } from './selection';

export type AnyPool = Pool | MergedPool;

export const isMerged = (pool: AnyPool): pool is MergedPool => 'merged' in pool;

export const nameOf = (pool: AnyPool): string => (isMerged(pool) ? pool.merged.label : pool.type.label);
export const racesIn = (pool: AnyPool): readonly number[] => (isMerged(pool) ? [pool.race] : pool.races);

/** The pool whose outcomes are what happens: of two, the one of the single outcome. */
export const decidingType = (pool: AnyPool) => (isMerged(pool) ? pool.merged.single : pool.type);

/** "4-7"; in a merged pool, where two bets can be on the same horses, "Quartet 1-2-3-4". */
export const betOn = (pool: AnyPool, label: string | undefined, legs: Legs): string =>
  isMerged(pool) ? `${label} ${keyOf(legs)}` : keyOf(legs);

export function betsIn(pool: AnyPool): ReadonlyMap<string, Stake> {
  if (!isMerged(pool)) return pool.stakes;
  const { merged, onSingle, onSeveral } = pool;
  return new Map(
    [[merged.single, onSingle] as const, [merged.several, onSeveral] as const].flatMap(
      ([{ label }, stakes]) =>
        [...stakes.values()].map((stake) => [betOn(pool, label, stake.legs), stake] as const),
    ),
  );
}

/** In cents. */
export const stakedOn = (pool: AnyPool): bigint =>
  isMerged(pool) ? totalOf(pool.onSingle) + totalOf(pool.onSeveral) : totalOf(pool.stakes) + pool.unlisted;
