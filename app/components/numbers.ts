/** Exact fractions as people read them. Apart from `figure`, so that a page made on the server can use them too. */
import { toFixed, toPercent } from '@/simulations/exact/decimal';
import { type FractionText, fromText } from '@/simulations/exact/fraction';

/** Signs as printed: "−1/37" for "-1/37", also within a sentence. */
export const printed = (text: string): string => text.replace(/(?<!\S)-(?=\d)/g, '−');

/** "2.70 %" from "1/37". Rounded half to even once, at the last place shown. */
export function percentOf(value: FractionText, places = 2): string {
  return printed(toPercent(fromText(value), places));
}

/** "0.0526" from "1/19". */
export function decimalOf(value: FractionText, places = 4): string {
  return printed(toFixed(fromText(value), places));
}

/** "1 in 37", "1 in 2.06" from a probability; "never" and "always" at the ends. */
export function oneIn(probability: FractionText): string {
  const chance = fromText(probability);
  if (chance.n === 0n) return 'never';
  if (chance.n === chance.d) return 'always';
  if (chance.n === 1n) return `1 in ${grouped(chance.d.toString())}`;
  const inverse = chance.inverse();
  const places = inverse.compare(10) < 0 ? 2 : inverse.compare(1000) < 0 ? 1 : 0;
  return `1 in ${grouped(toFixed(inverse, places))}`;
}

/** Thin groups of three before the point: "1 234 567". */
export function grouped(digits: string): string {
  const [whole = '', rest] = digits.split('.');
  const spaced = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  return rest === undefined ? spaced : `${spaced}.${rest}`;
}
