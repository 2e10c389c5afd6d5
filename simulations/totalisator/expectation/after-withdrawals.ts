/**
 * A pool as withdrawals leave it before its races are run: what is refunded is gone from it, and other horses have taken the place
 * of withdrawn ones where the rules say so. Settled without withdrawals, it pays what the whole pool pays beside the refunds.
 */
import { type AnyPool, isMerged, racesIn } from '../backed';
import type { Race } from '../race';
import type { PoolRules } from '../rules';
import { refunded, withSubstitutes } from '../withdrawal';

/** `cents`: refunded. `moved`: bet on other horses instead, in cents. `short`: races whose favourites have to be named first. */
export type Left<P extends AnyPool> = { pool: P; cents: bigint; moved: bigint; short: number[] };

const UNMOVED = { moved: 0n, short: [] };

const isRunning = (horses: readonly number[], withdrawn: readonly number[]): boolean =>
  !horses.every((horse) => withdrawn.includes(horse));

export function afterWithdrawals<P extends AnyPool>(
  pool: P,
  races: readonly Pick<Race, 'race' | 'withdrawn' | 'favourites'>[],
  { clauses }: Pick<PoolRules, 'clauses'>,
): Left<P> {
  const own = racesIn(pool).map((race) => races.find((one) => one.race === race));
  const withdrawn = own[0]?.withdrawn ?? [];
  const composites = pool.composites.filter(({ horses }) => isRunning(horses, withdrawn));
  if (isMerged(pool)) {
    const { single, several } = pool.merged;
    const [on, onGroups] = [
      refunded(pool.onSingle, withdrawn, single),
      refunded(pool.onSeveral, withdrawn, several),
    ];
    const left = { ...pool, composites, onSingle: on.kept, onSeveral: onGroups.kept };
    return { pool: left, cents: on.cents + onGroups.cents, ...UNMOVED };
  }
  if (pool.races.length === 1) {
    const { kept, cents } = refunded(pool.stakes, withdrawn, pool.type);
    return { pool: { ...pool, composites, stakes: kept }, cents, ...UNMOVED };
  }
  const { stakes, made, short } = withSubstitutes(
    pool.stakes,
    own.map((one) => one && asRun(one)),
    pool.type,
    clauses,
  );
  const moved = made.reduce((all, one) => all + one.cents, 0n);
  return { pool: { ...pool, stakes }, cents: 0n, moved, short: short.map(({ race }) => race) };
}

/** Nobody has finished yet. */
const asRun = ({ race, withdrawn, favourites }: Pick<Race, 'race' | 'withdrawn' | 'favourites'>): Race => ({
  race,
  withdrawn,
  favourites,
  places: [],
  starters: undefined,
  isVoid: false,
  finishers: undefined,
});
