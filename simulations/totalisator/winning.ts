/** Which selections of a race win, and what part of the pool each is due, whoever backed it. */
import { type Fraction, ratio } from '../exact/fraction';
import { finished, placedIn, type Race, upToPlace } from './race';
import type { PoolType, Takes } from './rules';
import { ascending, legKey, type Stakes } from './selection';
import { compareLeads, type Lead, leadOf, nearIn, waysToLead } from './ways';

/** The parts of all that win come to one. */
export type Winning = { horses: readonly number[]; part: Fraction };

function choices<T>(from: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return from.flatMap((first, at) =>
    choices(from.slice(at + 1), many - 1).map((others) => [first, ...others]),
  );
}

export const ordersOf = <T>(horses: readonly T[]): T[][] =>
  horses.length === 0
    ? [[]]
    : horses.flatMap((first, at) =>
        ordersOf(horses.filter((_, i) => i !== at)).map((rest) => [first, ...rest]),
      );

/**
 * Each place that a horse took is due an equal part; a dead heat shares those of the places it fills, as far as they
 * pay.
 */
export function placeParts(race: Race, places: number): Winning[] {
  const taken = Math.min(places, finished(race));
  return upToPlace(race, taken).map(({ horse, place, tied }) => ({
    horses: [horse],
    part: ratio(Math.min(tied, taken - place + 1), taken * tied),
  }));
}

/**
 * Pairs of the horses placed first, second and third. Where two horses alone fill the first two places, their pair is due a
 * third and all others share the rest equally; otherwise every pair is due the same. So the printed table for two and three
 * horses, and "the same basis" for more.
 */
export function pairParts(race: Race): Winning[] {
  const placed = upToPlace(race, 3);
  const pairs = choices(placed, 2);
  const isFront = (pair: typeof placed) => pair.every(({ place }) => place <= 2);
  const fronts = pairs.filter(isFront).length;
  return pairs.map((pair) => ({
    horses: ascending(pair.map(({ horse }) => horse)),
    part:
      fronts !== 1 || pairs.length === 1
        ? ratio(1, pairs.length)
        : isFront(pair)
          ? ratio(1, 3)
          : ratio(2, 3 * (pairs.length - 1)),
  }));
}

function equally(all: readonly (readonly number[])[]): Winning[] {
  const part = ratio(1, Math.max(all.length, 1));
  return all.map((horses) => ({ horses, part }));
}

export const winners = (race: Race): number[] =>
  placedIn(race)
    .filter(({ place }) => place === 1)
    .map(({ horse }) => horse);

/** Of one race, where those that win can be listed. `places` is how many are paid where horses win by being placed; `composites` the groups there are. */
function listedIn(
  takes: Exclude<Takes, 'leading'>,
  race: Race,
  places: number,
  composites: readonly (readonly number[])[],
): Winning[] {
  switch (takes) {
    case 'winner':
      return equally(winners(race).map((horse) => [horse]));
    case 'placed':
      return placeParts(race, places);
    case 'placed-pair':
      return pairParts(race);
    case 'composite':
      return equally(composites.filter((group) => winners(race).some((horse) => group.includes(horse))));
  }
}

/** The selections that win and are backed, and how many win whether backed or not. */
export type Won = { many: number; backed: Winning[]; isEven: boolean };

/** The stakes are on one race. */
export function wonIn(
  type: Pick<PoolType, 'takes' | 'pick' | 'ordered'>,
  race: Race,
  stakes: Stakes,
  places: number,
  composites: readonly (readonly number[])[] = [],
): Won {
  const { takes, pick, ordered } = type;
  if (takes !== 'leading') {
    const all = listedIn(takes, race, places, composites);
    return {
      many: all.length,
      backed: all.filter(({ horses }) => (stakes.get(legKey(horses))?.cents ?? 0n) > 0n),
      isEven: all.every(({ part }) => part.equals(all[0]?.part ?? part)),
    };
  }
  const many = waysToLead(race, pick, ordered);
  const part = ratio(1, many);
  const backed = backedLeads(stakes, race, pick, ordered);
  return { many, backed: backed.map((horses) => ({ horses, part })), isEven: true };
}

/** In one order, whatever order they are given in. */
export function inOrderOfLeads(
  selections: Iterable<readonly number[]>,
  race: Race,
  ordered: boolean,
): (readonly number[])[] {
  const found: { horses: readonly number[]; lead: Lead }[] = [];
  for (const horses of selections) {
    const lead = leadOf(race, horses, ordered);
    if (lead) found.push({ horses, lead });
  }
  return found.sort((a, b) => compareLeads(a.lead, b.lead)).map(({ horses }) => horses);
}

/** Those that are backed and lead. Most that are backed have a horse that is in none of them. */
export function backedLeads(
  stakes: Stakes,
  race: Race,
  pick: number,
  ordered: boolean,
): (readonly number[])[] {
  const isNear = nearIn(race, pick);
  const likely: (readonly number[])[] = [];
  for (const { legs, cents } of stakes.values()) {
    const horses = legs[0] as readonly number[];
    if (isNear(horses) && cents > 0n) likely.push(horses);
  }
  return inOrderOfLeads(likely, race, ordered);
}
