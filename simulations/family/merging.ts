/** Adds up what the pieces of a pass answer: sums of whole numbers, exact below 2^53. */
import type { PayTables } from '../pays/pay-table';
import type { DecisionFamily } from './decision-family';

/** Kept where every thread can read them without a copy. */
export class Merging {
  private merged: Float64Array[] | undefined;

  /** Sums in shared memory are handed over: those of the first piece become the total. */
  add(piece: readonly Float64Array[]): void {
    if (!this.merged && piece.every(({ buffer }) => buffer instanceof SharedArrayBuffer)) {
      this.merged = [...piece];
      return;
    }
    this.merged ??= piece.map(
      (sums) => new Float64Array(new SharedArrayBuffer(sums.length * Float64Array.BYTES_PER_ELEMENT)),
    );
    for (const [i, sums] of piece.entries()) {
      const into = this.merged[i] as Float64Array;
      for (let j = 0; j < sums.length; j += 1) into[j] = (into[j] as number) + (sums[j] as number);
    }
  }

  total(): Float64Array[] {
    if (!this.merged) throw new RangeError('there are no pieces');
    for (const sums of this.merged)
      for (let i = 0; i < sums.length; i += 1)
        if (!Number.isSafeInteger(sums[i])) throw new RangeError('a sum is not below 2^53');
    return this.merged;
  }
}

/** Every piece of the first pass, run one after another in this thread and added up. */
export function firstPass<Parameters>(
  family: Pick<DecisionFamily<Parameters>, 'pieces' | 'runPiece'>,
  parameters: Parameters,
  tables: PayTables,
): Float64Array[] {
  const merging = new Merging();
  for (let piece = 0; piece < family.pieces(parameters); piece += 1)
    merging.add(family.runPiece(parameters, tables, piece));
  return merging.total();
}
