/** Sums in minor units, as a sign shows them. */
import { fromText } from '@/simulations/exact/fraction';

const CURRENCY = /^[A-Z]{3}$/;

export const isCurrency = (code: string): boolean => CURRENCY.test(code);

/** Dollars without a country are those of the United States, as their rulebooks and pay tables write them. */
const localeOf = (currency: string): string => (currency === 'USD' ? 'en-US' : 'en-GB');

/** "£1", "$2.50", "SGD 5": the minor units only where there are any. */
export function shownMoney(minorUnits: number, currency: string): string {
  const locale = localeOf(currency);
  const full = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const places = full.resolvedOptions().maximumFractionDigits ?? 2;
  const scale = 10 ** places;
  if (minorUnits % scale !== 0) return full.format(minorUnits / scale);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    minorUnits / scale,
  );
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
    shownMoney(Math.round(fromText(amount).mul(100).valueOf()), currency);
