/** Sums in a file of results: whole units with a point, "1234.50", to the smallest coin of the currency. */
import { minorPlaces, minorScale } from '@/simulations/pays/minor-units';
import { readSum } from '@/simulations/pays/sum';

/** Of a day at one table; a sum of a million of them is still counted exactly. */
const MOST = 1_000_000_000_00;

/** In minor units; undefined where it is no sum, or has parts of the smallest coin. */
export function readMoney(text: string, currency: string): number | undefined {
  const [, minus, digits = ''] = /^([-−]?)(.*)$/u.exec(text.trim()) ?? [];
  const sum = readSum(digits);
  const places = minorPlaces(currency);
  if (!sum) return undefined;
  const part = sum.part.replace(/0+$/, '');
  if (part.length > places) return undefined;
  const value = Number(sum.whole) * minorScale(currency) + Number(part.padEnd(places, '0') || 0);
  if (value > MOST) return undefined;
  return value === 0 ? 0 : minus ? -value : value;
}

/** As a file has it: "-1234.50". */
export function writtenMoney(minor: number, currency: string): string {
  const places = minorPlaces(currency);
  return (minor / minorScale(currency)).toFixed(places);
}

export function readCount(text: string): number | undefined {
  const sum = readSum(text);
  return sum && /^0*$/.test(sum.part) && sum.whole.length < 10 ? Number(sum.whole) : undefined;
}
