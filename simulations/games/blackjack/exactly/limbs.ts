/** Whole numbers of any length in tables of doubles, so that pieces can carry them and be added up. */
import { inTable } from '../../../exact/in-table';

const BITS = 32n;
const MASK = (1n << BITS) - 1n;

export const LIMBS = 96;

/** The sign comes first. */
export function writeWhole(into: Float64Array, from: number, value: bigint): void {
  into[from] = value < 0n ? -1 : 1;
  let rest = value < 0n ? -value : value;
  for (let limb = 1; limb < LIMBS; limb += 1) {
    into[from + limb] = Number(rest & MASK);
    rest >>= BITS;
  }
  if (rest !== 0n) throw new RangeError('a number is too long to be carried');
}

export function readWhole(table: Float64Array, from: number): bigint {
  let value = 0n;
  for (let limb = LIMBS - 1; limb > 0; limb -= 1)
    value = (value << BITS) | BigInt(inTable(table[from + limb]));
  return table[from] === -1 ? -value : value;
}
