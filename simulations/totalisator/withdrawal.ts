/** What a withdrawal does to the bets on it: refunds in a pool on one race, another horse in a pool on several. */
import type { Race } from './race';
import type { Clause, PoolRules, PoolType } from './rules';
import { ascending, keyOf, type Legs, type Stake, type Stakes, stakesOf } from './selection';

/** A bet with a withdrawn horse in it goes back; one on a group only where none of the group is left. */
export function refunded(
  stakes: Stakes,
  withdrawn: readonly number[],
  { takes }: Pick<PoolType, 'takes'>,
): { kept: Stakes; cents: bigint } {
  if (withdrawn.length === 0) return { kept: stakes, cents: 0n };
  const isOut = (horse: number) => withdrawn.includes(horse);
  const kept = new Map<string, Stake>();
  let cents = 0n;
  for (const [key, stake] of stakes)
    if (stake.legs.some((horses) => (takes === 'composite' ? horses.every(isOut) : horses.some(isOut))))
      cents += stake.cents;
    else kept.set(key, stake);
  return { kept, cents };
}

/** Withdrawn horses give way to the best favourites that the combination does not have yet; undefined where too few are known. */
export function substituted(
  horses: readonly number[],
  { withdrawn, favourites }: Pick<Race, 'withdrawn' | 'favourites'>,
): number[] | undefined {
  const stay = horses.filter((horse) => !withdrawn.includes(horse));
  const missing = horses.length - stay.length;
  const instead = favourites.filter((horse) => !stay.includes(horse)).slice(0, missing);
  return instead.length < missing ? undefined : ascending([...stay, ...instead]);
}

export type Substitution = { race: number; from: string; to: string; cents: bigint; clause: Clause };

/** `races` by leg; undefined where a race does not count, so that nothing is substituted in it. */
export function withSubstitutes(
  stakes: Stakes,
  races: readonly (Race | undefined)[],
  type: Pick<PoolType, 'pick'>,
  clauses: PoolRules['clauses'],
): { stakes: Stakes; made: Substitution[]; short: Race[] } {
  if (races.every((race) => !race || race.withdrawn.length === 0)) return { stakes, made: [], short: [] };
  const made: Substitution[] = [];
  const short = new Set<Race>();
  const changed = [...stakes.values()].map(({ legs, cents }): Stake => {
    const instead: Legs = legs.map((horses, leg) => {
      const race = races[leg];
      if (!race) return horses;
      const selected = horses.filter((horse) => race.withdrawn.includes(horse)).length;
      if (selected === 0) return horses;
      const others = substituted(horses, race);
      if (!others) {
        short.add(race);
        return horses;
      }
      made.push({
        race: race.race,
        from: keyOf([horses]),
        to: keyOf([others]),
        cents,
        clause:
          type.pick === 1 ? clauses.substitute : clauses.substituteThree(race.withdrawn.length, selected),
      });
      return others;
    });
    return { legs: instead, cents };
  });
  return { stakes: stakesOf(changed), made, short: [...short] };
}
