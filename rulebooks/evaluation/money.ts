/** Sums in minor units, as a sign shows them. */
import { fromText } from '@/simulations/exact/fraction';
import { isCurrency, minorPlaces, minorScale } from '../currency';

/** Dollars without a country are those of the United States, as their rulebooks and pay tables write them. */
const localeOf = (currency: string): string => (currency === 'USD' ? 'en-US' : 'en-GB');

/** A sum stored before currencies were checked is shown with what was typed: a page about it must not fail. */
const unknownMoney = (minorUnits: number, currency: string): string =>
  `${(minorUnits / 100).toLocaleString('en-GB', { minimumFractionDigits: minorUnits % 100 ? 2 : 0 })} ${currency}`;

/** "£1", "$2.50", "SGD 5": the minor units only where there are any. */
export function shownMoney(minorUnits: number, currency: string): string {
  if (!isCurrency(currency)) return unknownMoney(minorUnits, currency);
  const locale = localeOf(currency);
  const scale = minorScale(currency);
  const places = minorUnits % scale === 0 ? 0 : minorPlaces(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(minorUnits / scale);
}

/** A sum that need not be whole minor units. Parts of one are left as they are: they are charged where nothing is rounded. */
export function shownExactMoney(minorUnits: string, currency: string): string {
  const units = fromText(minorUnits);
  if (units.d === 1n) return shownMoney(Number(units.n), currency);
  return `${shownMoney(Number(units.floor().n), currency)} and ${units.mod(1).toFraction()} of a cent`;
}

/** Spells an amount of whole units, "48250/1", to the nearest minor unit. */
export const amountIn =
  (home: string) =>
  (amount: string, currency = home): string =>
    shownMoney(Math.round(fromText(amount).mul(minorScale(currency)).valueOf()), currency);
