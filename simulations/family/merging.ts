/** Adds up what the pieces of a pass answer. */
import type { PayTables } from '../pays/pay-table';
import type { DecisionFamily } from './decision-family';
import { addSums, checkSums, isEmpty, mayBeKept, type Sums, zerosLike } from './sums';

const NONE: Sums = new Float64Array();

/** Kept where every thread can read them without a copy. Sums of which a piece has none may be empty: nothing is added to them. */
export class Merging<Piece extends readonly Sums[] = readonly Sums[]> {
  private merged: Sums[] | undefined;

  /** Sums in shared memory are handed over: the first of each become the total. */
  add(piece: Piece): void {
    const merged = this.merged ?? piece.map(() => NONE);
    this.merged = merged;
    if (merged.length !== piece.length)
      throw new RangeError('pieces of one pass have different numbers of sums');
    const handedOver = piece.every(mayBeKept);
    for (const [i, sums] of piece.entries()) {
      const into = merged[i] as Sums;
      if (isEmpty(sums)) continue;
      if (!isEmpty(into)) addSums(into, sums);
      else if (handedOver) merged[i] = sums;
      else {
        const zeros = zerosLike(sums);
        addSums(zeros, sums);
        merged[i] = zeros;
      }
    }
  }

  total(): Piece {
    if (!this.merged) throw new RangeError('there are no pieces');
    this.merged.forEach(checkSums);
    return this.merged as readonly Sums[] as Piece;
  }
}

/** Every piece of the first pass, run one after another in this thread and added up. */
export function firstPass<Parameters, Piece extends readonly Sums[]>(
  family: Pick<DecisionFamily<Parameters, Piece>, 'pieces' | 'runPiece'>,
  parameters: Parameters,
  tables: PayTables,
): Piece {
  const merging = new Merging<Piece>();
  for (let piece = 0; piece < family.pieces(parameters); piece += 1)
    merging.add(family.runPiece(parameters, tables, piece));
  return merging.total();
}
