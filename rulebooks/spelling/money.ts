/** Sums in minor units, as a sign shows them. */
import { fromText } from '@/simulations/exact/fraction';
import { minorPlaces, minorScale } from '@/simulations/pays/minor-units';
import { isCurrency } from './currency';

declare const MONEY: unique symbol;

/** A sum that carries its currency, in minor units: what is compared or printed cannot take another's. Made by `moneyIn` alone. */
export type Money = { readonly minor: number; readonly currency: string; readonly [MONEY]: true };

export const moneyIn = (currency: string, minor: number): Money => ({ minor, currency }) as Money;

export const printed = ({ minor, currency }: Money): string => shownMoney(minor, currency);

/** Below zero where the first is less; undefined of two currencies, which nobody here can exchange. */
export const compareMoney = (one: Money, other: Money): number | undefined =>
  one.currency === other.currency ? Math.sign(one.minor - other.minor) : undefined;

/** Dollars without a country are those of the United States, as their rulebooks and pay tables write them. */
const localeOf = (currency: string): string => (currency === 'USD' ? 'en-US' : 'en-GB');

/** A sum stored before currencies were checked is shown with what was typed: a page about it must not fail. */
const unknownMoney = (minorUnits: number, currency: string): string =>
  `${(minorUnits / 100).toLocaleString('en-GB', { minimumFractionDigits: minorUnits % 100 ? 2 : 0 })} ${currency}`;

/** "£1", "$2.50", "SGD 5": the minor units only where there are any. */
export function shownMoney(minorUnits: number, currency: string): string {
  if (!isCurrency(currency)) return unknownMoney(minorUnits, currency);
  const scale = minorScale(currency);
  return formatOf(currency, minorUnits % scale === 0 ? 0 : minorPlaces(currency))
    .format(minorUnits / scale)
    .replace('-', '−');
}

/** Making one costs more than all that is ever formatted with it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, places: number): Intl.NumberFormat {
  const key = `${currency} ${places}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeOf(currency), {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  formats.set(key, format);
  return format;
}

/** A sum that need not be whole minor units. Parts of one are left as they are: they are charged where nothing is rounded. */
export function shownExactMoney(minorUnits: string, currency: string): string {
  const units = fromText(minorUnits);
  if (units.d === 1n) return shownMoney(Number(units.n), currency);
  return `${shownMoney(Number(units.floor().n), currency)} and ${units.mod(1).toFraction()} of a cent`;
}

/** An average in whole units of the currency, finer than coins: "£0.0121". */
export const shownAverage = (units: string, currency: string): string =>
  isCurrency(currency)
    ? formatOf(currency, minorPlaces(currency) + 2)
        .format(fromText(units).valueOf())
        .replace('-', '−')
    : `${fromText(units).valueOf().toFixed(4)} ${currency}`;

/** Spells an amount of whole units, "48250/1", to the nearest minor unit. */
export const amountIn =
  (home: string) =>
  (amount: string, currency = home): string =>
    shownMoney(Math.round(fromText(amount).mul(minorScale(currency)).valueOf()), currency);

/** What a table takes, in minor units. */
export type StakeRange = { minimum: number; maximum: number };

const ANY: StakeRange = { minimum: 0, maximum: Number.POSITIVE_INFINITY };

/**
 * A stake at which every one of these net gains is a whole sum: ten units or another round sum that the table takes, else
 * its minimum or the smallest from there up.
 */
export function wholeStake(nets: string[], currency: string, { minimum, maximum }: StakeRange = ANY): number {
  const perUnit = minorScale(currency);
  const taken = (stake: number) => stake >= minimum && stake <= maximum;
  const whole = (stake: number) =>
    nets.every((net) => (BigInt(stake) * fromText(net).n) % fromText(net).d === 0n);
  const least = 10 * perUnit;
  const tidy = [...(minimum > least ? [minimum] : []), ...[10, 20, 50, 100].map((units) => units * perUnit)];
  const first = tidy.find((stake) => taken(stake) && whole(stake));
  if (first !== undefined) return first;
  const from = Math.max(1, Math.ceil(Math.min(Math.max(minimum, least), maximum) / perUnit));
  for (let units = from; units <= Math.min(from + 9_990, maximum / perUnit); units++)
    if (whole(units * perUnit)) return units * perUnit;
  return maximum < least ? Math.max(minimum, maximum) : Math.max(minimum, Math.min(100 * perUnit, maximum));
}

/** "$1.30 of every $10 staked is lost" of a net of −13/100. */
export function partlyLost(net: string, currency: string): string {
  const lost = fromText(net).neg();
  if (lost.mul(2).equals(1)) return 'half the stake is lost';
  const stake = wholeStake([net], currency);
  // Rounded up: nothing shown to a player is better than it is.
  const sum = Number(lost.mul(stake).ceil().toFraction());
  return `${shownMoney(sum, currency)} of every ${shownMoney(stake, currency)} staked is lost`;
}
