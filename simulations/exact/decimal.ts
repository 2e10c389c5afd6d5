/** From an exact fraction to decimal digits, rounding once, at the last step, with integers only. */
import type { Fraction } from './fraction';

export type Rounding = 'half-even' | 'up' | 'down';

const pow10 = (n: number): bigint => 10n ** BigInt(n);

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  if (rest === 0n || rounding === 'down') return quotient;
  if (rounding === 'up') return quotient + 1n;
  const twice = rest * 2n;
  if (twice > denominator || (twice === denominator && quotient % 2n === 1n)) return quotient + 1n;
  return quotient;
}

/**
 * Digits after the point. `up` is towards +infinity and `down` towards -infinity, so that an edge
 * rounded `up` is never shown better for the player than it is, whatever its sign.
 */
export function toFixed(value: Fraction, places: number, rounding: Rounding = 'half-even'): string {
  const negative = value.s < 0n && value.n !== 0n;
  const towards: Rounding = negative && rounding !== 'half-even' ? (rounding === 'up' ? 'down' : 'up') : rounding;
  const scaled = divide(value.n * pow10(places), value.d, towards);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return negative && scaled !== 0n ? `-${text}` : text;
}

/** A number with so many significant digits, as a JavaScript number (12 fit a double exactly enough to print back). */
export function toSignificant(value: Fraction, digits = 12): number {
  if (value.n === 0n) return 0;
  const size = value.n.toString().length - value.d.toString().length;
  const places = digits - size;
  const [scaled, shift] =
    places >= 0
      ? [divide(value.n * pow10(places), value.d, 'half-even'), places]
      : [divide(value.n, value.d * pow10(-places), 'half-even'), places];
  const number = Number(`${scaled}e${-shift}`);
  return Number(number.toPrecision(digits)) * (value.s < 0n ? -1 : 1);
}

export function toPercent(value: Fraction, places: number, rounding: Rounding = 'half-even'): string {
  return `${toFixed(value.mul(100), places, rounding)} %`;
}
