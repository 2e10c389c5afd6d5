/** Money as a person writes it, "50,000" or "2.50", without a currency: the rulebook has one. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { readSum } from '@/simulations/pays/sum';

/** In pence or cents; undefined where the text is no amount. A sign is taken off where it is typed, if it is the right one. */
export function minorUnits(text: string): number | undefined {
  const sum = readSum(text);
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
