/** Whether a race counts for a pool, from its starters and its finishers. */
import { fail, ok, type Result } from '../problems/problem';
import { finished, type Race, startersLeft } from './race';
import type { Clause, PoolRules, PoolType } from './rules';

/** How many places pay, and why. */
export function placesPaid(race: Race, { places }: PoolRules): { paid: 2 | 3; says: string } {
  const declared = race.starters?.length;
  const { from, to } = places.two;
  if (declared === undefined)
    return {
      paid: 3,
      says: `Three places pay: the starters are not given and are taken as ${to + 1} or more.`,
    };
  const announced = places.announced
    ? `, and the operator announced two places from ${from} and three from ${to + 1}`
    : '';
  return declared <= to
    ? { paid: 2, says: `Two places pay: ${declared} horses were declared${announced}.` }
    : { paid: 3, says: `Three places pay: ${declared} horses were declared${announced}.` };
}

/** The fewest starters with which a pool on one race goes ahead. */
export function fewestStarters(
  type: PoolType,
  race: Race,
  rules: PoolRules,
): { starters: number; clause: Clause } {
  return type.takes === 'placed' && placesPaid(race, rules).paid === 2
    ? rules.places.fewestForTwo
    : type.fewest;
}

const NEEDED = { winner: 1, 'placed-pair': 3, composite: 1 } as const;

/** Horses that have to finish for all that the pool pays in this race. */
export function finishersNeeded(type: PoolType, race: Race, rules: PoolRules): number {
  if (type.takes === 'leading') return type.pick;
  return type.takes === 'placed' ? placesPaid(race, rules).paid : NEEDED[type.takes];
}

/** Whether fewer finished than are needed. A result that names too few without saying that no more finished is refused. */
export function areTooFew(race: Race, needed: number, label: string): Result<boolean> {
  const named = finished(race);
  if (named >= needed) return ok(false);
  const left = startersLeft(race);
  if (race.finishers === undefined ? left !== undefined && named >= left : race.finishers < needed)
    return ok(true);
  return fail({
    code: 'input-unreadable',
    field: 'results',
    message: `The result of race ${race.race} names ${named === 0 ? 'no horse' : named === 1 ? 'one horse' : `${named} horses`}; ${label.toLowerCase()} needs ${needed}. Add those that finished, or say that nobody else did (in a file, "finishers": ${named}).`,
  });
}
