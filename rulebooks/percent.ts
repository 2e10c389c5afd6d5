/** A percentage as a person writes it, "5 %", "7.5%" or "5", and as it is shown. */
import { Fraction } from '@/simulations/exact/fraction';

const PERCENT = /^(\d{1,3}(?:\.\d{1,6})?) ?%?$/;

/** As a share: 1/20 for "5 %". Undefined where the text is not a percentage. */
export function readPercent(text: string): Fraction | undefined {
  const [, number] = PERCENT.exec(text.trim()) ?? [];
  return number === undefined ? undefined : new Fraction(number).div(100);
}

/** "5 %", "7.5 %" */
export const shownPercent = (share: Fraction): string => `${share.mul(100).toString()} %`;
