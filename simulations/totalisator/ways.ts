/** In how many ways the horses of a result can be said to lead it: thousands only after a dead heat of a whole field. */

import { whole } from '../printing/numbers';
import { fail, ok, type Result } from '../problems/problem';
import type { Race } from './race';
import type { PoolType } from './rules';

/** Each way is looked at: more than the 24,024 orders of four among fourteen horses would hold up everyone else. */
export const WAYS_AT_MOST = 30_000;

export function waysToLead({ places }: Pick<Race, 'places'>, many: number, ordered: boolean): number {
  let open = many;
  let ways = 1;
  for (const { length } of places) {
    const taken = Math.min(open, length);
    for (let at = 0; at < taken; at += 1)
      ways = ordered ? ways * (length - at) : (ways * (length - at)) / (at + 1);
    open -= taken;
  }
  return ways;
}

export function fewEnoughWays(
  { takes, pick, ordered, label }: PoolType,
  races: readonly Race[],
): Result<readonly Race[]> {
  const waysOf = (race: Race) => (takes === 'leading' ? waysToLead(race, pick, ordered) : 1);
  const race = races.find((one) => waysOf(one) > WAYS_AT_MOST);
  if (!race) return ok(races);
  return fail({
    code: 'input-unreadable',
    field: 'results',
    message: `By the dead heats of race ${race.race} ${whole(waysOf(race))} combinations win in ${label.toLowerCase()}, and at most ${whole(WAYS_AT_MOST)} can be settled; correct its result.`,
  });
}
