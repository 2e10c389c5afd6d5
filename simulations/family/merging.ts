/** Adds up what the pieces of a pass answer. */
import type { PayTables } from '../pays/pay-table';
import type { DecisionFamily } from './decision-family';
import { addSums, checkSums, mayBeKept, type Sums, zerosLike } from './sums';

/** Kept where every thread can read them without a copy. */
export class Merging<Piece extends readonly Sums[] = readonly Sums[]> {
  private merged: Piece | undefined;

  /** Sums in shared memory are handed over: those of the first piece become the total. */
  add(piece: Piece): void {
    if (!this.merged && piece.every(mayBeKept)) {
      this.merged = piece;
      return;
    }
    this.merged ??= piece.map(zerosLike) as readonly Sums[] as Piece;
    if (this.merged.length !== piece.length)
      throw new RangeError('pieces of one pass have different numbers of sums');
    for (const [i, into] of this.merged.entries()) addSums(into, piece[i] as Sums);
  }

  total(): Piece {
    if (!this.merged) throw new RangeError('there are no pieces');
    this.merged.forEach(checkSums);
    return this.merged;
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
