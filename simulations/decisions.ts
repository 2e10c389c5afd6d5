/**
 * Games in which the player decides. What is best depends on what is paid, so the pay tables go in; everything
 * that comes out is exact. `model.ts` has the families in which nothing is decided.
 */
import type { Card } from './equipment/cards/card';
import type { Fraction } from './exact/fraction';
import type { EventId, FamilyHead, Method, PayTable, RandomSource, WagerId } from './model';
import type { Result } from './problem';

/** Wager -> its pay table, for every wager of the game that settles together: ante, blind, play. */
export type PayTables = Record<WagerId, PayTable>;

/** How a round can end for the player who follows the strategy. */
export type Ending = {
  event: EventId;
  label: string;
  /** Of the solution's universe. */
  count: bigint;
  /** Net gain over all stakes, in units of the ante. */
  net: Fraction;
  /** Staked in total, in units of the ante. */
  staked: Fraction;
};

/** A decision, the share of rounds that reach it, and the share in which each choice is taken. */
export type DecisionUse = {
  street: string;
  reached: Fraction;
  choices: { choice: string; label: string; taken: Fraction }[];
};

export type Alternative = {
  id: string;
  label: string;
  explains: string;
  source?: string;
  houseEdge: Fraction;
};

/** What to do, for a person to read: rows beside columns of plain text. */
export type StrategyTable = {
  id: string;
  /** "What to do by the dealer's card": above the table. */
  caption: string;
  /** How to read it, in a sentence. */
  explains: string;
  columns: string[];
  rows: { label: string; cells: string[] }[];
};

/** The best choice for each of the 169 starting hands, in the order of `startOf`: 13 rows of 13. */
export type StartingGrid = {
  street: string;
  choices: { choice: string; label: string }[];
  /** 169 of them; what each choice gains over all stakes, in units of the ante, in the order of `choices`. */
  cells: { hand: string; best: string; gains: Fraction[] }[];
};

export type Solution = {
  universe: bigint;
  /** Counts sum to the universe; asserted. */
  endings: Ending[];
  /** Per ante: the player's loss. Equals minus the sum over the endings; asserted. */
  houseEdge: Fraction;
  /** Mandatory stakes in units of the ante (ante and blind: 2). */
  mandatory: Fraction;
  decisions: DecisionUse[];
  /** What to do, in one sentence where one sentence can say it: "Play Q-6-4 or better". */
  summary: string;
  /** A published simple strategy and a naive one (never folding), exactly, on the same sums. */
  alternatives: Alternative[];
  /** The strategy in full, or as much of it as can be read; `summary` has it in a sentence. */
  tables?: StrategyTable[];
  grid?: StartingGrid;
  method: Method;
};

/** The best play with given cards and what every other would gain: exact, per ante, from then on. */
export type Advice = {
  street: string;
  best: string;
  /** The player's expected gain over all stakes, in units of the ante; the best first. */
  choices: { choice: string; label: string; gains: Fraction }[];
};

/** For families that can say what to do with given cards. Runs where the question is asked, so it is quick. */
export type Adviser<Parameters> = {
  /** How many cards on the table there can be when a decision is made, with the street's name. */
  streets: { cards: number; street: string }[];
  /** The grid is the solution's, for the decision before any card is on the table. */
  advise: (
    parameters: Parameters,
    tables: PayTables,
    given: { hole: readonly Card[]; board: readonly Card[]; grid?: StartingGrid },
  ) => Result<Advice>;
};

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

export type RoundDealer = {
  /** Plays one round; net gain in `unit`ths of the ante, a whole number; may not allocate. */
  play: (random: RandomSource) => number;
  /** 2 where half units can be won. */
  unit: number;
  /** Starts again with a new pack: the same random numbers then deal the same rounds, whatever was played before. */
  newPack: () => void;
};
