/** Which selections of a race win, and what part of the pool each is due, whoever backed it. */
import { type Fraction, ratio } from '../exact/fraction';
import { finished, placedIn, type Race, upToPlace } from './race';
import type { PoolType } from './rules';
import { ascending } from './selection';

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

/** Every way in which this many horses can be said to lead the finish; horses in a dead heat in any order. */
export function leading(race: Race, many: number, ordered: boolean): number[][] {
  let leads: number[][] = [[]];
  for (const horses of race.places) {
    const open = many - (leads[0]?.length ?? 0);
    if (open === 0) break;
    const next = choices(horses, Math.min(open, horses.length)).flatMap((some) =>
      ordered ? ordersOf(some) : [some],
    );
    leads = leads.flatMap((before) => next.map((some) => [...before, ...some]));
  }
  return ordered ? leads : leads.map(ascending);
}

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

/** Of one race. `places` is how many are paid where horses win by being placed; `composites` the groups there are. */
export function winningIn(
  type: Pick<PoolType, 'takes' | 'pick' | 'ordered'>,
  race: Race,
  places: number,
  composites: readonly (readonly number[])[] = [],
): Winning[] {
  switch (type.takes) {
    case 'winner':
      return equally(winners(race).map((horse) => [horse]));
    case 'placed':
      return placeParts(race, places);
    case 'placed-pair':
      return pairParts(race);
    case 'leading':
      return equally(leading(race, type.pick, type.ordered));
    case 'composite':
      return equally(composites.filter((group) => winners(race).some((horse) => group.includes(horse))));
  }
}
