/** The prizes of a pool on several races: one, or two where the pool has a lesser one and all of its races count. */
import { inTable } from '../exact/in-table';
import { ok, type Result } from '../problems/problem';
import { areTooFew } from './conditions';
import type { Dividend } from './dividend';
import type { Settlement } from './pool';
import type { Field } from './prize';
import { winnersOf, winsIn } from './prize-winners';
import type { Race } from './race';
import { onLegs, type Stakes } from './selection';
import type { Settling } from './settling';
import { settleSinglePrize } from './single-prize';
import { settleTwoPrizes } from './two-prizes';

/** `counting` has the races by leg, undefined where one does not count. */
export function dividePrizes(
  settling: Settling,
  all: Stakes,
  counting: readonly (Race | undefined)[],
  net: bigint,
): Result<Settlement | Dividend[]> {
  const { type, races: numbers } = settling.pool;
  const kept = counting.flatMap((race, leg) => (race ? [leg] : []));
  const races = counting.flatMap((race) => (race ? [race] : []));
  const isWhole = kept.length === type.races;
  const stakes = isWhole ? all : onLegs(all, kept);
  const wins = races.map((race) => winsIn(race, type));
  const field: Field = {
    settling,
    stakes,
    races,
    numbers: kept.map((leg) => inTable(numbers[leg])),
    isWhole,
    wins,
    principal: winnersOf(stakes, wins),
    net,
  };
  if (!isWhole || !type.lesser) return ok(settleSinglePrize(field));
  if (type.lesser.goesTo === 'second-in-last') {
    const known = areTooFew(races.at(-1) as Race, 2, `The consolation of ${type.label.toLowerCase()}`);
    if (!known.ok) return known;
  }
  return ok(settleTwoPrizes(field, type.lesser));
}
