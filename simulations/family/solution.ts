/** A solved game: how rounds end under the best play, and what that play is. */
import type { Fraction } from '../exact/fraction';
import type { Method } from '../wagers/distribution';
import type { EventId } from '../wagers/event';

/** How a round can end for the player who follows the strategy. */
export type Ending = {
  event: EventId;
  label: string;
  /** Of the solution's universe. */
  count: bigint;
  /** Net gain over all stakes, in units of the wager that its figures are per. */
  net: Fraction;
  /** Staked in total, on average, in units of the wager that its figures are per. */
  staked: Fraction;
};

/** A decision, the share of rounds that reach it, and the share in which each choice is taken. */
export type DecisionUse = {
  street: string;
  reached: Fraction;
  choices: { choice: string; label: string; taken: Fraction }[];
};

/** `explains` follows "a player who": "sets every hand by the House Way". */
export type PlayAssumed = { label: string; explains: string };

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
  /** Of another way to play than the one assumed: its id among the alternatives. */
  of?: string;
  /** Of a chart: what kind of choice each cell's text is, to be coloured by. */
  tones?: Readonly<Record<string, Tone>>;
};

export type Tone = 'stand' | 'draw' | 'double' | 'split' | 'give-up';

/** The best choice for each holding at one decision; the family's head says where each cell is. */
export type StartingGrid = {
  street: string;
  choices: { choice: string; label: string }[];
  /** What each choice gains over all stakes, in units of the wager that the figures are per, in the order of `choices`. */
  cells: { hand: string; best: string; gains: Fraction[] }[];
};

export type Solution = {
  universe: bigint;
  /** Counts sum to the universe; asserted. */
  endings: Ending[];
  /** The most that a round can gain, where that is more than any ending with a count: some come too rarely to have one. */
  furthest?: Fraction;
  /** Per unit of that wager: the player's loss. Equals minus the sum over the endings; asserted. */
  houseEdge: Fraction;
  /** Mandatory stakes in those units (ante and blind: 2). */
  mandatory: Fraction;
  decisions: DecisionUse[];
  /** The play that the figures are of, where it is not the best one: a chart, a house's own way. */
  play?: PlayAssumed;
  /** Which of the rounds that follow each other the figures are of, where they differ: "in the first round of a fresh shoe". */
  basis?: string;
  /** What to do, in one sentence where one sentence can say it: "Play Q-6-4 or better". */
  summary: string;
  /** A published simple strategy and a naive one (never folding), exactly, on the same sums. */
  alternatives: Alternative[];
  /** One holding played out, in a sentence or two, for players to read. */
  example?: string;
  /** The strategy in full, or as much of it as can be read; `summary` has it in a sentence. */
  tables?: StrategyTable[];
  grid?: StartingGrid;
  method: Method;
};
