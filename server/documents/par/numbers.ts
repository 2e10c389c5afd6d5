/** Exact numbers as a spreadsheet or a table of text can hold them. */
import { type Fraction, fromText } from '@/simulations/exact/fraction';

/** To the nearest double: the most that a cell holds. */
export const near = (text: string): number => fromText(text).valueOf();

const isHeld = (part: bigint): boolean => part <= BigInt(Number.MAX_SAFE_INTEGER);

/** "35/37" as a formula that a reader can check, where a cell holds both numbers in full; undefined elsewhere. */
export function asQuotient(text: string): string | undefined {
  const { s, n, d }: Fraction = fromText(text);
  return isHeld(n) && isHeld(d) ? `${s < 0n ? '-' : ''}${n}/${d}` : undefined;
}

/** Whether a cell would round it. */
export const isLong = (count: string): boolean => !isHeld(BigInt(count));
