/** Settles one pool: from what was staked and the results of its races to dividends, each with its reasons. */
import type { Result } from '../problems/problem';
import { opened } from './account';
import { settleMerged } from './merged';
import { settledOnOne } from './one-race';
import type { MergedPool, Pool, Settlement } from './pool';
import type { Race } from './race';
import type { PoolRules } from './rules';
import { totalOf } from './selection';
import { fromJackpot, type Settling } from './settling';
import { settledOnSeveral } from './several-races';

export const withPlaces = (rules: PoolRules, places: Pool['places']): PoolRules =>
  places
    ? {
        ...rules,
        places: { ...rules.places, two: { from: places.two, to: places.three - 1 }, announced: true },
      }
    : rules;

/** `results` by the number of the race; the reader has checked that all of the pool's races are there. */
export function settlePool(
  pool: Pool | MergedPool,
  results: ReadonlyMap<number, Race>,
  printed: PoolRules,
): Result<Settlement> {
  const rules = withPlaces(printed, pool.places);
  const isMerged = 'merged' in pool;
  const races = (isMerged ? [pool.race] : pool.races).map((race) => results.get(race) as Race);
  if (isMerged) return settleMerged(pool, races[0] as Race, rules);
  const { type, unit, partialUnit, readings, announced } = pool;
  const settling: Settling = {
    pool,
    rules,
    terms: { type, rules, unit, partialUnit, readings, announced },
    account: opened(totalOf(pool.stakes) + pool.unlisted, pool.broughtIn),
    reasons: [],
    touched: new Set(),
    deemed: [],
    jackpotFrom: fromJackpot(rules),
  };
  return races.length === 1 ? settledOnOne(settling, races[0] as Race) : settledOnSeveral(settling, races);
}
