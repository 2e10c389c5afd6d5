/**
 * Exact arithmetic. The class is the one mathjs uses for its own `fraction` type, over BigInt, so a
 * value made here and a value made by mathjs are the same thing.
 */
import { Fraction } from 'fraction.js';

export { Fraction };

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

/** A fraction as it is written in files and on the wire: always "n/d", lowest terms, sign on n. */
export type FractionText = string;

export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  return new Fraction(BigInt(numerator), BigInt(denominator));
}

export function toText(value: Fraction): FractionText {
  return `${value.s * value.n}/${value.d}`;
}

const TEXT = /^(-?\d{1,400})\/([1-9]\d{0,399})$/;

export function fromText(text: FractionText): Fraction {
  const match = TEXT.exec(text);
  if (!match) throw new RangeError(`not a fraction: ${text.slice(0, 40)}`);
  return new Fraction(BigInt(match[1] as string), BigInt(match[2] as string));
}

export function sum(values: Iterable<Fraction>): Fraction {
  let total = ZERO;
  for (const value of values) total = total.add(value);
  return total;
}

export function isNegative(value: Fraction): boolean {
  return value.s < 0n;
}
