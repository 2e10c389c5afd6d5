/** What bets return on average, in words and figures: the same on the page and on the command line. */
import { readsAs } from '@/simulations/printing/digits';
import { listed } from '@/simulations/printing/lists';
import { percent, whole } from '@/simulations/printing/numbers';
import { isMerged, nameOf, racesIn } from '@/simulations/totalisator/backed';
import { dollars } from '@/simulations/totalisator/reason';
import type { Model } from './chances';
import type { Returns } from './returns';

export const MODEL_NAMES: Record<Model, string> = { harville: 'Harville', henery: 'Henery' };

/** Some nine digits are good by Henery's model; printed with four places. */
export const shareSaid = (value: number): string => percent(readsAs(Number(value.toFixed(9))));

export const centsSaid = (amount: number): string => dollars(BigInt(Math.round(amount)));

export function returnsHead({ pool, model, draws }: Returns): string {
  const named = racesIn(pool);
  const races = `${named.length === 1 ? 'race' : 'races'} ${listed(named.map(String))}`;
  return `${nameOf(pool)}, ${races}, ${draws === undefined ? 'orders of finish' : `${whole(draws)} results drawn`} by ${MODEL_NAMES[model]}`;
}

/** Who does not run, and where the bets on them go; nothing where everybody does. */
export function withdrawalsSaid({ withdrawals }: Pick<Returns, 'withdrawals'>): string[] {
  if (!withdrawals) return [];
  const { races, cents, moved } = withdrawals;
  const names = races.map(({ race, withdrawn }) => `${listed(withdrawn.map(String))} in race ${race}`);
  return [
    `Withdrawn, by the result: ${listed(names)}.`,
    ...(cents > 0n
      ? [`${dollars(cents)} staked on them is refunded, and is no longer among what is staked.`]
      : []),
    ...(moved > 0n ? [`${dollars(moved)} staked on them is on favourites instead.`] : []),
  ];
}

export type ReturnsLine = { name: string; value: number };

/** Of all that is staked, on average. */
export function returnsLines({ expected, withoutLeast }: Returns): ReturnsLine[] {
  const { returned, takeOut, breakage, least, carried } = expected;
  return [
    { name: 'returned to players', value: returned },
    ...('error' in expected ? [{ name: 'its standard error', value: expected.error }] : []),
    { name: 'of which by the least dividend', value: returned - withoutLeast },
    { name: 'take-out', value: takeOut },
    { name: 'breakage, kept by rounding', value: breakage },
    { name: 'cost of least dividends', value: least },
    { name: 'carried forward', value: carried },
  ];
}

/** Nothing of such a pool goes to a jackpot: its rules say who is paid where nobody backed what won, and nobody gave it one. */
export const hasNoJackpot = ({ pool }: Pick<Returns, 'pool'>): boolean =>
  !isMerged(pool) &&
  pool.broughtIn === 0n &&
  pool.reserve.n === 0n &&
  !pool.announced &&
  pool.ifUnbacked.otherwise !== 'jackpot' &&
  (pool.type.unbacked.deemed === 'next-places' || pool.type.takes === 'placed');

function evenSaid({ pool, expected, even }: Returns): string {
  if (even === undefined) return 'No jackpot makes this pool return what is staked in it: none is ever paid.';
  const from = `Before rounding and least dividends, this pool returns more than is staked in it with a jackpot above ${centsSaid(even)}`;
  if (pool.broughtIn === 0n) return `${from}; it has none.`;
  const after = expected.returned > 1 ? 'more' : 'less';
  return `${from}; it has ${dollars(pool.broughtIn)}. After them it returns ${after} than is staked.`;
}

export const jackpotSaid = (returns: Returns): string =>
  hasNoJackpot(returns)
    ? `No jackpot: what nobody won of ${nameOf(returns.pool)} is paid to others or refunded, so none is carried to the next.`
    : `A jackpot is paid in ${shareSaid(returns.expected.won)} of results. ${evenSaid(returns)}`;

/** Those that return most first. */
export const betsByReturn = ({ expected }: Returns): [string, number][] =>
  [...expected.returns].sort(([, one], [, other]) => other - one);
