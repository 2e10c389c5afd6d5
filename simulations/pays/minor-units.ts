/** The smallest units of a currency. */

/** Where ISO 4217 has another number of decimals than two. Browsers and servers differ in their own tables, so they are not asked. */
const DECIMALS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/** How many digits follow the point: two for pounds, none for yen. */
export const minorPlaces = (currency: string): number =>
  Object.hasOwn(DECIMALS, currency) ? (DECIMALS[currency] ?? 2) : 2;

/** Minor units in one whole unit. */
export const minorScale = (currency: string): number => 10 ** minorPlaces(currency);
