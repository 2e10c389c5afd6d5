/** A pool on several races: which of them count, and what was picked in them after withdrawals. */
import { listed } from '../printing/lists';
import { ok, type Result } from '../problems/problem';
import { areTooFew, finishersNeeded } from './conditions';
import type { Settlement } from './pool';
import { dividePrizes } from './prizes';
import { type Race, startersLeft } from './race';
import { dollars } from './reason';
import { allBack, closed, deduct, type Settling } from './settling';
import { withSubstitutes } from './withdrawal';

export function settledOnSeveral(settling: Settling, races: readonly Race[]): Result<Settlement> {
  const { pool, rules, reasons } = settling;
  const { type } = pool;
  if (races.every((race) => (startersLeft(race) ?? type.fewest.starters) < type.fewest.starters))
    return ok(
      allBack(settling, type.fewest.clause, `each race has fewer than ${type.fewest.starters} starters`),
    );
  const counting: (Race | undefined)[] = [];
  const lost: string[] = [];
  for (const race of races) {
    const left = startersLeft(race);
    const isShort = left !== undefined && left < type.fewestInRace.starters;
    const isTooFew =
      race.isVoid || isShort ? ok(true) : areTooFew(race, finishersNeeded(type, race, rules), type.label);
    if (!isTooFew.ok) return isTooFew;
    counting.push(isTooFew.value ? undefined : race);
    if (isTooFew.value)
      lost.push(
        race.isVoid
          ? `race ${race.race} is void`
          : `race ${race.race} has too few ${isShort ? 'starters' : 'finishers'}`,
      );
  }
  if (counting.every((race) => race === undefined)) return ok(allBack(settling, type.voidRace, listed(lost)));
  const { stakes, made, short } = withSubstitutes(pool.stakes, counting, type, rules.clauses);
  const [unknown] = short;
  if (unknown)
    return {
      ok: false,
      problems: [
        {
          code: 'input-unreadable',
          field: 'results',
          message: `A horse withdrawn from race ${unknown.race} was backed in ${type.label.toLowerCase()}; give the race's "favourites", the best first.`,
        },
      ],
    };
  for (const { race, from, to, cents, clause } of made)
    reasons.push({
      clause,
      says: `In race ${race}, ${from} counts as ${to} after the withdrawal: ${dollars(cents)}.`,
    });
  const net = deduct(settling);
  if (lost.length > 0)
    reasons.push({
      clause: type.voidRace,
      says: `What was picked in the other races counts: ${listed(lost)}.`,
    });
  const found = dividePrizes(settling, stakes, counting, net);
  return found.ok
    ? ok('outcome' in found.value ? found.value : closed(settling, 'divided', found.value, net))
    : found;
}
