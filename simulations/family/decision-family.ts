/**
 * Games in which the player decides. What is best depends on what is paid, so the pay tables go in; everything
 * that comes out is exact. `family.ts` has the families in which nothing is decided.
 */
import type { PayTables } from '../pays/pay-table';
import type { RoundDealer } from '../wagers/dealer';
import type { Adviser } from './advice';
import type { FamilyHead } from './head';
import type { Solution } from './solution';

/**
 * The enumeration is cut into pieces whose results are sums of whole numbers below 2^53 (asserted where they are
 * made), so that pieces can run on any thread, in any order, and again; merging is addition.
 */
export type DecisionFamily<Parameters = unknown> = FamilyHead<Parameters> & {
  pieces: (parameters: Parameters) => number;
  runPiece: (parameters: Parameters, tables: PayTables, piece: number) => Float64Array[];
  /**
   * Where counting the endings takes long and needs the decisions first: a second enumeration in pieces of the same kind.
   * Its merged sums are given to `solve`, which otherwise works them out on its own thread.
   */
  followPieces?: (parameters: Parameters) => number;
  followPiece?: (
    parameters: Parameters,
    tables: PayTables,
    merged: Float64Array[],
    piece: number,
  ) => Float64Array[];
  solve: (
    parameters: Parameters,
    tables: PayTables,
    merged: Float64Array[],
    followed?: Float64Array[],
  ) => Solution;
  /** The witness: deals real cards and plays the found strategy, sharing no code with the kernel beyond the equipment. */
  dealer: (parameters: Parameters, tables: PayTables, merged: Float64Array[]) => RoundDealer;
  adviser?: Adviser<Parameters>;
};
