/** What a withdrawal does to the bets on it: refunds in a pool on one race, another horse in a pool on several. */
import type { Race } from './race';
import type { Clause, PoolRules, PoolType } from './rules';
import { ascending, type Legs, legKey, type Stake, type Stakes, stakesOf } from './selection';

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

/** All that was staked on one selection of a race which another takes the place of. */
export type Substitution = { race: number; from: string; to: string; cents: bigint; clause: Clause };

const inOrder = (made: Iterable<Substitution>): Substitution[] =>
  [...made].sort((a, b) => a.race - b.race || (a.from < b.from ? -1 : 1));

/** `races` by leg; undefined where a race does not count, so that nothing is substituted in it. */
export function withSubstitutes(
  stakes: Stakes,
  races: readonly (Race | undefined)[],
  type: Pick<PoolType, 'pick'>,
  clauses: PoolRules['clauses'],
): { stakes: Stakes; made: Substitution[]; short: Race[] } {
  if (races.every((race) => !race || race.withdrawn.length === 0)) return { stakes, made: [], short: [] };
  const made = new Map<string, Substitution>();
  const short = new Set<Race>();
  const note = (race: Race, horses: readonly number[], others: readonly number[], cents: bigint) => {
    const [from, to] = [legKey(horses), legKey(others)];
    const key = `${race.race}/${from}`;
    const selected = horses.filter((horse) => race.withdrawn.includes(horse)).length;
    const clause =
      type.pick === 1 ? clauses.substitute : clauses.substituteThree(race.withdrawn.length, selected);
    made.set(key, { race: race.race, from, to, cents: (made.get(key)?.cents ?? 0n) + cents, clause });
  };
  const changed = [...stakes.values()].map(({ legs, cents }): Stake => {
    const instead: Legs = legs.map((horses, leg) => {
      const race = races[leg];
      if (!race || !horses.some((horse) => race.withdrawn.includes(horse))) return horses;
      const others = substituted(horses, race);
      if (others) note(race, horses, others, cents);
      else short.add(race);
      return others ?? horses;
    });
    return { legs: instead, cents };
  });
  return { stakes: stakesOf(changed), made: inOrder(made.values()), short: [...short] };
}
