/** What an amended result changes: which races, and in each pool which dividends and what money. */
import { carriedIn, wholeRounding } from './account';
import type { Dividend } from './dividend';
import type { Settlement } from './pool';
import type { Race } from './race';
import { keyOf } from './selection';
import type { Settled } from './settle-meeting';

/** Before and after, each where there is one. */
export type Sides<T> = { before?: T; after?: T };

export type DividendChange = Sides<bigint> & { dividend: Dividend };

export const MONEY = ['staked', 'broughtIn', 'refunded', 'deducted', 'paid', 'rounding', 'carried'] as const;
export type Money = (typeof MONEY)[number];

export type PoolChange = {
  settlement: Settlement;
  is: 'changed' | 'added' | 'removed';
  outcome: Sides<Settlement['outcome']>;
  dividends: DividendChange[];
  money: ({ of: Money } & Sides<bigint>)[];
};

export type Amended = {
  /** Whose result is another one. */
  races: ({ race: number } & Sides<Race>)[];
  pools: PoolChange[];
  /** Pools in which no dividend and no sum is another one. */
  same: number;
};

export type SettledRaces = { results: ReadonlyMap<number, Race>; settled: readonly Settled[] };

export function moneyIn({ account }: Settlement): Record<Money, bigint> {
  const { staked, broughtIn, refunded, deducted, paid } = account;
  return {
    staked,
    broughtIn,
    refunded,
    deducted,
    paid,
    rounding: wholeRounding(account),
    carried: carriedIn(account),
  };
}

/** By what each is called; a name that comes again has its number. */
function named<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const item of items) {
    const name = nameOf(item);
    let at = 1;
    while (found.has(`${name}#${at}`)) at += 1;
    found.set(`${name}#${at}`, item);
  }
  return found;
}

const namesOf = (...maps: ReadonlyMap<string, unknown>[]): string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
];

const sides = <T>(before: T | undefined, after: T | undefined): Sides<T> => ({
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

const dividendName = ({ label = '', legs, paysEach, unit }: Dividend): string =>
  `${label} ${(paysEach ?? [legs]).map(keyOf).join()} ${unit}`;

function dividendsChanged(before: readonly Dividend[], after: readonly Dividend[]): DividendChange[] {
  const [was, is] = [named(before, dividendName), named(after, dividendName)];
  return namesOf(is, was).flatMap((name): DividendChange[] => {
    const [one, other] = [was.get(name), is.get(name)];
    const dividend = other ?? one;
    return dividend && one?.declared !== other?.declared
      ? [{ dividend, ...sides(one?.declared, other?.declared) }]
      : [];
  });
}

function poolChanged(before: Settlement | undefined, after: Settlement | undefined): PoolChange | undefined {
  const settlement = after ?? before;
  if (!settlement) return undefined;
  const [was, is] = [before && moneyIn(before), after && moneyIn(after)];
  const dividends = dividendsChanged(before?.dividends ?? [], after?.dividends ?? []);
  const money = MONEY.flatMap((of) =>
    was?.[of] === is?.[of] ? [] : [{ of, ...sides(was?.[of], is?.[of]) }],
  );
  if (before && after && dividends.length + money.length === 0 && before.outcome === after.outcome)
    return undefined;
  return {
    settlement,
    is: before && after ? 'changed' : after ? 'added' : 'removed',
    outcome: sides(before?.outcome, after?.outcome),
    dividends,
    money,
  };
}

/** The order of horses of a dead heat, or of withdrawn ones, says nothing. */
const sameRace = (one: Race | undefined, other: Race | undefined): boolean => {
  const said = (race: Race | undefined) =>
    race &&
    JSON.stringify({
      ...race,
      places: race.places.map((horses) => [...horses].sort((a, b) => a - b)),
      withdrawn: [...race.withdrawn].sort((a, b) => a - b),
    });
  return said(one) === said(other);
};

export function amended(before: SettledRaces, after: SettledRaces): Amended {
  const poolName = ({ settlement }: Settled) => `${settlement.type.id}:${settlement.races.join('/')}`;
  const [was, is] = [named(before.settled, poolName), named(after.settled, poolName)];
  const names = namesOf(is, was);
  const pools = names.flatMap((name) => {
    const change = poolChanged(was.get(name)?.settlement, is.get(name)?.settlement);
    return change ? [change] : [];
  });
  const numbers = [...new Set([...after.results.keys(), ...before.results.keys()])].sort((a, b) => a - b);
  return {
    races: numbers.flatMap((race) => {
      const [one, other] = [before.results.get(race), after.results.get(race)];
      return sameRace(one, other) ? [] : [{ race, ...sides(one, other) }];
    }),
    pools,
    same: names.length - pools.length,
  };
}
