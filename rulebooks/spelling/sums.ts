/** Several sums of money in one text, "2,500; 500; 250", in an order that an option gives. */
import { amountText, minorUnits } from './amount';

const BETWEEN = ';';

/** Each as it was written, whether or not it is a sum. */
export const writtenSums = (text: string): string[] => text.split(BETWEEN).map((sum) => sum.trim());

/** In pence or cents, where there are as many as are asked for. */
export function readSums(text: string, count: number): number[] | undefined {
  const sums = writtenSums(text).map(minorUnits);
  return sums.length === count && sums.every((sum) => sum !== undefined) ? (sums as number[]) : undefined;
}

export const joinedSums = (sums: readonly string[]): string => sums.join(`${BETWEEN} `);

export const sumsText = (sums: readonly number[]): string => joinedSums(sums.map(amountText));
