/**
 * The digits of a figure, which never say anything else than the figure: what is not zero does not print as zero, and
 * what is not the whole does not print as the whole. Where the places asked for would, as many more are shown as it
 * takes.
 */
import { type Rounding, toFixed } from '../exact/decimal';
import { Fraction, ratio, ZERO } from '../exact/fraction';

/** A figure with more zeros than this after the point is shown by its size: "1.2 × 10^−20". */
const MOST_ZEROS = 12;

const tenTo = (exponent: number): Fraction =>
  exponent < 0 ? ratio(1n, 10n ** BigInt(-exponent)) : ratio(10n ** BigInt(exponent));

/** `unlike` are the numbers that it prints as only where it is that number. */
export function digitsOf(
  value: Fraction,
  places: number,
  rounding: Rounding = 'half-even',
  unlike: readonly Fraction[] = [ZERO],
): string {
  const misleads = (text: string) => {
    const shown = new Fraction(text);
    return !shown.equals(value) && unlike.some((other) => other.equals(shown));
  };
  for (let shown = places; ; shown += 1) {
    const text = toFixed(value, shown, rounding);
    if (!misleads(text)) return text;
    if (shown > MOST_ZEROS && value.abs().lt(tenTo(-MOST_ZEROS))) return bySize(value, rounding);
  }
}

function bySize(value: Fraction, rounding: Rounding): string {
  const guess = value.n.toString().length - value.d.toString().length;
  const exponent = value.abs().gte(tenTo(guess)) ? guess : guess - 1;
  return `${toFixed(value.mul(tenTo(-exponent)), 1, rounding)} × 10^−${-exponent}`;
}

/** A double as its shortest decimal reads: 0.1 is a tenth. */
export function readsAs(value: number): Fraction {
  const [digits = '0', exponent] = value.toExponential().split('e');
  return new Fraction(digits).mul(tenTo(Number(exponent)));
}

/** Without trailing zeros. */
export const trimmed = (text: string): string =>
  /^[^.×]*\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
