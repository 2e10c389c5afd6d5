/** From an exact fraction to decimal digits, rounding once, at the last step, with integers only. */
import { type Fraction, isNegative } from './fraction';

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
  const negative = isNegative(value);
  const towards: Rounding =
    negative && rounding !== 'half-even' ? (rounding === 'up' ? 'down' : 'up') : rounding;
  const scaled = divide(value.n * pow10(places), value.d, towards);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return negative && scaled !== 0n ? `-${text}` : text;
}

/** The e for which 10^e <= n/d < 10^(e+1). */
function magnitude(n: bigint, d: bigint): number {
  const guess = n.toString().length - d.toString().length;
  const reaches = guess >= 0 ? n >= d * pow10(guess) : n * pow10(-guess) >= d;
  return reaches ? guess : guess - 1;
}

/**
 * This many significant digits, as a JavaScript number. The digits are fixed with integers, half to even, and
 * then read as a decimal literal; up to 15 of them survive in a double, so printing gives the same digits back.
 */
export function toSignificant(value: Fraction, digits = 12): number {
  if (!Number.isInteger(digits) || digits < 1 || digits > 15) throw new RangeError('1 to 15 digits');
  const places = digits - 1 - magnitude(value.n, value.d);
  const scaled =
    places >= 0
      ? divide(value.n * pow10(places), value.d, 'half-even')
      : divide(value.n, value.d * pow10(-places), 'half-even');
  return Number(`${isNegative(value) ? '-' : ''}${scaled}e${-places}`);
}

export function toPercent(value: Fraction, places: number, rounding: Rounding = 'half-even'): string {
  return `${toFixed(value.mul(100), places, rounding)}%`;
}
