/** The jackpot from which on a pool returns on average more than is staked in it. */
import { type AnyPool, stakedOn } from '../backed';
import type { Expected } from './average';

/**
 * In cents, before rounding and least dividends: each cent brought in is paid as often as the jackpot is, so with J in place of the
 * J0 that is there the part that is divided is `divided + won·(J − J0)/staked`. Undefined where it is never paid.
 */
export function evenJackpot(
  pool: AnyPool,
  { returned, breakage, least, won }: Pick<Expected, 'returned' | 'breakage' | 'least' | 'won'>,
): number | undefined {
  if (won === 0) return undefined;
  const staked = Number(stakedOn(pool));
  const divided = returned + breakage - least;
  return Math.max(0, Number(pool.broughtIn) + ((1 - divided) * staked) / won);
}
