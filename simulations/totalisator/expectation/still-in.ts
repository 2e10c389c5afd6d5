/**
 * Bets on several races that can still win when some of the races are run. The others are money that wins nothing, whatever comes,
 * so a result is settled by few of them.
 */
import type { Pool } from '../pool';
import { ascending, keyOf, legKey, type Stake, totalOf } from '../selection';

/**
 * The first so many horses of its race: the winner, or the first three whatever their order; and who is second, where a prize is for
 * that.
 */
export const decidingIn = ({ takes, pick, races, lesser }: Pool['type'], at: number): number => {
  if (takes === 'leading') return pick;
  const isSecondPaid =
    lesser?.goesTo === 'first-or-second' || (lesser?.goesTo === 'second-in-last' && at === races - 1);
  return isSecondPaid ? 2 : 1;
};

/** What may have been picked in this race and wins by this order of its first horses. */
export function winningPicks({ type }: Pool, at: number, order: readonly number[]): string[] {
  const first = order.slice(0, decidingIn(type, at));
  return type.takes === 'leading' ? [legKey(type.ordered ? first : ascending(first))] : first.map(String);
}

export const backedIn = ({ stakes }: Pool): Stake[] => [...stakes.values()].filter(({ cents }) => cents > 0n);

export const pickIn = ({ legs }: Stake, at: number): string => legKey(legs[at] as readonly number[]);

/** Bets by what they picked in a race. */
export type ByPick = ReadonlyMap<string, readonly Stake[]>;

export function byPick(stakes: readonly Stake[], at: number): ByPick {
  const found = new Map<string, Stake[]>();
  for (const stake of stakes) {
    const key = pickIn(stake, at);
    const same = found.get(key);
    if (same) same.push(stake);
    else found.set(key, [stake]);
  }
  return found;
}

/** Whether a bet that loses this race has lost: a consolation may be for the races before the last. */
export const isLostIn = ({ type: { lesser, races } }: Pool, at: number): boolean =>
  lesser?.goesTo !== 'all-but-last' || at < races - 1;

/** The pool with these bets, and with what the operator deems to win where nobody does; all else is staked on what loses. */
export function withOnly(pool: Pool): (stakes: readonly Stake[]) => Pool {
  const all = pool.unlisted + totalOf(pool.stakes);
  const deemed = pool.ifUnbacked.deemed.flatMap((legs) => pool.stakes.get(keyOf(legs)) ?? []);
  return (stakes) => {
    const kept = new Map([...stakes, ...deemed].map((stake) => [keyOf(stake.legs), stake]));
    return { ...pool, stakes: kept, unlisted: all - totalOf(kept) };
  };
}

type Runs = { starters: readonly number[]; withdrawn?: readonly number[] | undefined };

/** Whether every race has the starters to count for the pool. Where one has not, what is paid goes by the others. */
export const areAllRun = ({ type }: Pool, fields: readonly Runs[]): boolean =>
  fields.every(
    ({ starters, withdrawn = [] }) => starters.length - withdrawn.length >= type.fewestInRace.starters,
  );

/** The bets that can be paid by these orders of finish, one of each race; all of which count. */
export function stillIn(pool: Pool): (orders: readonly (readonly number[])[]) => Stake[] {
  const picked = byPick(backedIn(pool), 0);
  return (orders) => {
    const picks = orders.map((order, at) => winningPicks(pool, at, order));
    const first = (picks[0] ?? []).flatMap((pick) => picked.get(pick) ?? []);
    return first.filter((stake) =>
      picks.every((own, at) => at === 0 || !isLostIn(pool, at) || own.includes(pickIn(stake, at))),
    );
  };
}
