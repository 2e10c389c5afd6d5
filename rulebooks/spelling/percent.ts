/** A percentage as a person writes it, "5%", "7.5%" or "5", and as it is shown. */
import { Fraction } from '@/simulations/exact/fraction';

const PERCENT = /^(\d{1,3}(?:\.\d{1,6})?) ?%?$/;

/** As a share: 1/20 for "5%". Undefined where the text is not a percentage. */
export function readPercent(text: string): Fraction | undefined {
  const [, number] = PERCENT.exec(text.trim()) ?? [];
  return number === undefined ? undefined : new Fraction(number).div(100);
}

/** A percentage that a rulebook prints: one that cannot be read is a bug. */
export function printedPercent(text: string): Fraction {
  const share = readPercent(text);
  if (!share) throw new Error(`a rulebook prints "${text}", which is not a percentage`);
  return share;
}

/** "5%", "7.5%" */
export const shownPercent = (share: Fraction): string => `${share.mul(100).toString()}%`;
