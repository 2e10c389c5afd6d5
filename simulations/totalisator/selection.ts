/** What a bet is on: the horses it picks in each of its races, in one spelling. */

export type Legs = readonly (readonly number[])[];
export type Stake = { legs: Legs; cents: bigint };
/** By their key, in the order in which they were first staked. */
export type Stakes = ReadonlyMap<string, Stake>;

export const legKey = (horses: readonly number[]): string => horses.join('-');

/** "4-7"; of several races "4-7/1-2". */
export const keyOf = (legs: Legs): string =>
  legs.length === 1 ? legKey(legs[0] as readonly number[]) : legs.map(legKey).join('/');

export const ascending = (horses: readonly number[]): number[] => [...horses].sort((a, b) => a - b);

export function addStake(stakes: Map<string, Stake>, legs: Legs, cents: bigint): void {
  const key = keyOf(legs);
  const before = stakes.get(key);
  if (before) before.cents += cents;
  else stakes.set(key, { legs, cents });
}

export function stakesOf(all: Iterable<Stake>): Map<string, Stake> {
  const stakes = new Map<string, Stake>();
  for (const { legs, cents } of all) addStake(stakes, legs, cents);
  return stakes;
}

export function totalOf(stakes: Stakes): bigint {
  let total = 0n;
  for (const { cents } of stakes.values()) total += cents;
  return total;
}

/** The same money by what was picked in these races only. */
export const onLegs = (stakes: Stakes, kept: readonly number[]): Map<string, Stake> =>
  stakesOf(
    [...stakes.values()].map(({ legs, cents }) => ({
      legs: kept.map((leg) => legs[leg] as readonly number[]),
      cents,
    })),
  );
