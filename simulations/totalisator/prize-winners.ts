/** Who wins the prizes of a pool on several races. */
import { hasPlace, type Race, upToPlace } from './race';
import type { Lesser, PoolType } from './rules';
import { keyOf, onLegs, type Stake, type Stakes } from './selection';
import { leadOf, nearIn, waysToLead } from './ways';
import { winners } from './winning';

/** Of one race: which selections win, and how many do whether backed or not. */
export type Wins = { has: (horses: readonly number[]) => boolean; many: number };

/** The backed selections that win, and how many there are whether backed or not. */
export type Winners = { backed: Stake[]; combinations: number };

const anyOf = (horses: readonly number[]): Wins => {
  const known = new Set(horses);
  return { has: ([horse]) => horse !== undefined && known.has(horse), many: known.size };
};

export function winsIn(race: Race, { takes, pick, ordered }: PoolType): Wins {
  if (takes !== 'leading') return anyOf(winners(race));
  const isNear = nearIn(race, pick);
  return {
    has: (horses) => isNear(horses) && leadOf(race, horses, ordered) !== undefined,
    many: waysToLead(race, pick, ordered),
  };
}

/** Of the first races of a selection, where `wins` has fewer than it. */
const winsAll = ({ legs }: Stake, wins: readonly Wins[]): boolean =>
  wins.every(({ has }, at) => has(legs[at] as readonly number[]));

const combinationsOf = (wins: readonly Wins[]): number => wins.reduce((all, { many }) => all * many, 1);

export function winnersOf(stakes: Stakes, wins: readonly Wins[]): Winners {
  const backed: Stake[] = [];
  for (const stake of stakes.values()) if (stake.cents > 0n && winsAll(stake, wins)) backed.push(stake);
  return { backed: inOrder(backed), combinations: combinationsOf(wins) };
}

/** By what was picked, so that a settlement does not depend on the order of the bets. */
const inOrder = (stakes: Stake[]): Stake[] =>
  stakes
    .map((stake) => ({ stake, key: keyOf(stake.legs) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ stake }) => stake);

/** Those who win in the first races, by what they picked there, without those who win in all. */
function winnersBefore(stakes: Stakes, wins: readonly Wins[], all: Winners): Winners {
  const { backed, combinations } = winnersOf(stakes, wins);
  const won = new Set(all.backed);
  const others = new Map(backed.filter((stake) => !won.has(stake)).map((stake, at) => [String(at), stake]));
  const before = onLegs(
    others,
    wins.map((_, leg) => leg),
  );
  return { backed: inOrder([...before.values()]), combinations };
}

/** Who gets the lesser prize; undefined where there is none. */
export function lesserWinners(
  type: PoolType,
  { goesTo }: Lesser,
  stakes: Stakes,
  races: readonly Race[],
  principal: Winners,
): Winners | undefined {
  const last = races.at(-1) as Race;
  switch (goesTo) {
    case 'second-in-last':
      return winners(last).length > 1
        ? undefined
        : winnersOf(
            stakes,
            races.map((race) => (race === last ? anyOf(hasPlace(race, 2)) : winsIn(race, type))),
          );
    case 'all-but-last':
      return winnersBefore(
        stakes,
        races.slice(0, -1).map((race) => winsIn(race, type)),
        principal,
      );
    case 'first-or-second':
      return winnersOf(
        stakes,
        races.map((race) => anyOf(upToPlace(race, 2).map(({ horse }) => horse))),
      );
  }
}
