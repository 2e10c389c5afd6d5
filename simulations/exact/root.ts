/** The square root of an exact fraction, to the significant digits asked for, rounded once. */
import { toSignificant } from './decimal';
import { type Fraction, isNegative, ratio } from './fraction';

/** Largest integer whose square is at most n, by Newton's method from above. */
function floorRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

export function squareRoot(value: Fraction, digits = 12): number {
  if (isNegative(value)) throw new RangeError('square root of a negative number');
  // Enough places that the root has at least `digits` + 3 of them, even where the value is tiny.
  const places = digits + 3 + value.d.toString().length;
  const scale = 10n ** BigInt(places);
  const scaled = value.n * scale * scale;
  const root = floorRoot(scaled / value.d);
  const exact = root * root * value.d === scaled;
  // The last digit only says whether anything follows, so that no root is mistaken for a tie.
  return toSignificant(ratio(root * 10n + (exact ? 0n : 1n), scale * 10n), digits);
}
