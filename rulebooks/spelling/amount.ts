/** Money as a person writes it, "50,000" or "2.50", without a currency: the rulebook has one. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';

/** Thousands by a comma or by a space of any width, the same throughout: "1,00" or "0,500" may mean another sum. */
const SUM = /^([1-9]\d{0,2}([, \u00A0\u2009\u202F])\d{3}(?:\2\d{3})*|\d+)(?:\.(\d+))?$/;
const SIGN = /^[£$€] ?/;
/** More could not be counted exactly in pence. */
const MOST_DIGITS = 13;

/** The digits before and after the point: the one reading of money that people type. */
export function readSum(text: string): { whole: string; part: string } | undefined {
  const [, whole = '', , part = ''] = SUM.exec(text.trim()) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits === '' || digits.length > MOST_DIGITS ? undefined : { whole: digits, part };
}

/** In pence or cents; undefined where the text is no amount. */
export function minorUnits(text: string): number | undefined {
  const sum = readSum(text.trim().replace(SIGN, ''));
  if (!sum || sum.part.length > 2) return undefined;
  return Number(sum.whole) * 100 + Number(sum.part.padEnd(2, '0'));
}

/** In whole units of the currency. */
export function readAmount(text: string): Fraction | undefined {
  const amount = minorUnits(text);
  return amount === undefined ? undefined : ratio(amount, 100);
}

/** "50,000" or "2.50", from pence or cents. */
export function amountText(minor: number): string {
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return minor % 100 === 0 ? whole : `${whole}.${String(minor % 100).padStart(2, '0')}`;
}
