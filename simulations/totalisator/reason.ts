/** One step of a settlement: the clause it follows and what it comes to, in a sentence. */
import { toFixed } from '../exact/decimal';
import { type Fraction, ratio } from '../exact/fraction';
import { grouped } from '../printing/numbers';
import type { Clause } from './rules';

export type Reason = { clause: Clause; says: string };

/** Cents as dollars: "1,234.50"; parts of a cent to four decimals, marked where there are more. */
export function dollars(cents: bigint | Fraction): string {
  const value = typeof cents === 'bigint' ? ratio(cents, 100n) : cents.div(100);
  const exact = 10_000n % value.d === 0n;
  const [units = '', decimals = ''] = toFixed(value, 4).split('.');
  const shown = exact ? decimals.replace(/0{1,2}$/, '') : decimals;
  return `${exact ? '' : 'about '}${grouped(units)}.${shown}`;
}

/** A sentence may begin with a sum that is "about" so much. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "3.5", "42": how many unit bets lie on a combination. */
export function unitBets(cents: bigint, unit: bigint): string {
  const units = ratio(cents, unit);
  if (units.d === 1n) return grouped(String(units.n));
  const text = toFixed(units, 4).replace(/0+$/, '');
  const exact = 10_000n % units.d === 0n;
  return exact ? grouped(text) : `about ${grouped(text)}`;
}
