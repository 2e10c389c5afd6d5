/** A share as a person writes it: "70 %", "7/10", "0.7". */
import { Fraction, ONE, ZERO } from '@/simulations/exact/fraction';

const SHARE = /^(?:(\d{1,3}(?:\.\d{1,9})?) ?%|(\d{1,9})\/([1-9]\d{0,8})|([01](?:\.\d{1,9})?))$/;

/** Undefined where the text is no share of something: unreadable, or above the whole. */
export function readShare(text: string): Fraction | undefined {
  const match = SHARE.exec(text.trim());
  if (!match) return undefined;
  const [, percent, numerator, denominator, decimal] = match;
  const value =
    percent !== undefined
      ? new Fraction(percent).div(100)
      : decimal !== undefined
        ? new Fraction(decimal)
        : new Fraction(`${numerator}/${denominator}`);
  return value.gte(ZERO) && value.lte(ONE) ? value : undefined;
}
