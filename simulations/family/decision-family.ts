/**
 * Games in which the player decides. What is best depends on what is paid, so the pay tables go in; everything
 * that comes out is exact. `family.ts` has the families in which nothing is decided.
 */
import type { PayTables } from '../pays/pay-table';
import type { Problem } from '../problems/problem';
import type { RoundDealer } from '../wagers/dealer';
import type { Adviser } from './advice';
import type { Charts } from './chart';
import type { Filing } from './filed-lines';
import type { FamilyHead } from './head';
import type { Solution } from './solution';
import type { AnyStudy } from './study';
import type { Sums } from './sums';

/**
 * The enumeration is cut into pieces whose results are sums of whole numbers, so that pieces can run on any thread, in any
 * order, and again; merging is addition. `Piece` says how each is carried (`sums.ts`): in doubles, which nearly every deal
 * of one pack fits; in pairs of them or in bigints where several packs outgrow 2^53.
 */
export type DecisionFamily<
  Parameters = unknown,
  Piece extends readonly Sums[] = Float64Array[],
> = FamilyHead<Parameters> & {
  pieces: (parameters: Parameters) => number;
  runPiece: (parameters: Parameters, tables: PayTables, piece: number) => Piece;
  /**
   * Where counting the endings takes long and needs the decisions first: a second enumeration in pieces of the same kind.
   * Its merged sums are given to `solve`, which otherwise works them out on its own thread.
   */
  followPieces?: ((parameters: Parameters) => number) | undefined;
  followPiece?:
    | ((parameters: Parameters, tables: PayTables, merged: Piece, piece: number) => Piece)
    | undefined;
  /** A piece of the second enumeration needs only the piece of the first that has its number: one thread then does both, with what it keeps. */
  followsPieceByPiece?: boolean | undefined;
  /** What a piece's tables depend on that its thread keeps: with the same words, waiting for that thread is quicker than filling them again. */
  keeps?: ((parameters: Parameters, piece: number) => string) | undefined;
  solve: (parameters: Parameters, tables: PayTables, merged: Piece, followed?: Piece) => Solution;
  /** The witness: deals real cards and plays the found strategy, sharing no code with the kernel beyond the equipment. */
  dealer: (parameters: Parameters, tables: PayTables, merged: Piece) => RoundDealer;
  /** What is wrong with the parameters that takes seconds to find: asked once, before the first pass. */
  refuses?: ((parameters: Parameters) => Problem[]) | undefined;
  /** Where an operator may file lines of his own in place of the printed ones. */
  filing?: Filing<Parameters> | undefined;
  adviser?: Adviser<Parameters> | undefined;
  charts?: Charts<Parameters> | undefined;
  studies?: readonly AnyStudy<Parameters, Piece>[] | undefined;
};
