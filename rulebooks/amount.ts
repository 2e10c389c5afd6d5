/** Money as a person writes it, "50,000" or "2.50", without a currency: the rulebook has one. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';

const AMOUNT = /^(?:[£$€] ?)?(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/;

/** In pence or cents; undefined where the text is no amount. */
export function minorUnits(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
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
