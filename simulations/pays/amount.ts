/** One side of some odds as a person writes it: "35", "1,000", "7.5", "9½", "9 1/2", "7/2". */
import { type Fraction, ONE, ratio } from '../exact/fraction';

/** More digits than this in one number is refused: no table offers them, and they could not be read. */
export const MOST_DIGITS = 12;

const GLYPHS: Record<string, Fraction> = { '½': ratio(1, 2), '¼': ratio(1, 4), '¾': ratio(3, 4) };
const THOUSANDS = String.raw`[1-9]\d{0,2}(?:,\d{3})+`;
const NUMBER = String.raw`(?:${THOUSANDS}|\d+)(?:\.\d+)?|\.\d+`;
/** A number on its own: safe beside "/" or "-", which then separate. */
export const PLAIN = String.raw`(?:(?:${THOUSANDS}|\d*)[½¼¾]|(?:${NUMBER}))`;
/** Also the forms with a bar: only beside a word or a colon, where the bar cannot be the separator. */
export const AMOUNT = String.raw`(?:\d+ \d+/\d+|\d+/\d+|${PLAIN})`;

export type Amount = Fraction | 'too-long' | 'over-zero';

function decimal(text: string): Fraction {
  const [whole = '', places = ''] = text.replaceAll(',', '').split('.');
  return ratio(BigInt(`${whole}${places}`), 10n ** BigInt(places.length));
}

/** Reads what `AMOUNT` matched. */
export function readNumber(text: string): Amount {
  const numbers = text.split(/[^\d.,]/);
  if (numbers.some((number) => number.replace(/\D/g, '').length > MOST_DIGITS)) return 'too-long';
  const glyph = GLYPHS[text.slice(-1)];
  if (glyph) return decimal(text.slice(0, -1)).add(glyph);
  const [denominator = ONE, numerator, whole] = numbers.map(decimal).reverse();
  if (numerator === undefined) return denominator;
  if (denominator.n === 0n) return 'over-zero';
  const part = numerator.div(denominator);
  return whole ? whole.add(part) : part;
}
