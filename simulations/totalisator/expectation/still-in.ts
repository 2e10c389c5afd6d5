/**
 * Bets on several races that can still win when some of the races are run. The others are money that wins nothing, whatever comes,
 * so a result is settled by few of them.
 */
import { inTable } from '../../exact/in-table';
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

/** What each bet picked in a race, numbered: to spell the picks of all bets again for every result took most of its time. */
function numberedPicks(stakes: readonly Stake[], at: number) {
  const numbers = new Map<string, number>();
  const picked = Int32Array.from(stakes, (stake) => {
    const pick = pickIn(stake, at);
    const known = numbers.get(pick) ?? numbers.size;
    numbers.set(pick, known);
    return known;
  });
  return { numbers, picked };
}

type Numbered = ReturnType<typeof numberedPicks>;

/** Bets by what they picked in the first race, or in the first two. */
function shelved(count: number, [first, second]: readonly Numbered[]): Map<number, number[]> {
  const shelves = new Map<number, number[]>();
  for (let bet = 0; bet < count; bet += 1) {
    const shelf = shelfOf(inTable(first?.picked[bet]), second?.picked[bet] ?? 0, second);
    const same = shelves.get(shelf);
    if (same) same.push(bet);
    else shelves.set(shelf, [bet]);
  }
  return shelves;
}

const shelfOf = (one: number, other: number, second: Numbered | undefined): number =>
  one * (second?.numbers.size ?? 1) + other;

/** The bets that can be paid by these orders of finish, one of each race; all of which count. */
export function stillIn(pool: Pool): (orders: readonly (readonly number[])[]) => Stake[] {
  const stakes = backedIn(pool);
  const races = pool.races.flatMap((_, at) => (isLostIn(pool, at) ? [numberedPicks(stakes, at)] : []));
  const [, second, ...later] = races;
  const shelves = shelved(stakes.length, races);
  return (orders) => {
    const [first = [], next = [], ...last] = races.map(({ numbers }, at) =>
      winningPicks(pool, at, orders[at] ?? []).flatMap((pick) => numbers.get(pick) ?? []),
    );
    const others = later.map(({ numbers, picked }, at) => {
      const wins = new Uint8Array(numbers.size);
      for (const pick of last[at] ?? []) wins[pick] = 1;
      return { wins, picked };
    });
    const isIn = (bet: number): boolean => {
      for (const { wins, picked } of others) if (wins[inTable(picked[bet])] === 0) return false;
      return true;
    };
    const shelf = (one: number) => (other: number) => shelves.get(shelfOf(one, other, second)) ?? [];
    return first
      .flatMap((one) => (second ? next : [0]).flatMap(shelf(one)))
      .filter(isIn)
      .map((bet) => stakes[bet] as Stake);
  };
}
