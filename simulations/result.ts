/** What the engine answers: plain data, every exact number as "n/d" text, ready for JSON. */

import type { StrategyTable } from './decisions';
import type { FractionText } from './exact/fraction';
import type { RowUseJson } from './figures/wire';
import type { EventId, MeterTerms, WagerId } from './model';
import type { PayText } from './pays/pay';

export type EventResult = {
  id: EventId;
  label: string;
  /** Integer as text; BigInt does not survive JSON. */
  count: string;
  probability: FractionText;
  pays: PayText;
  /** Net gain of the player per unit staked, "n/d". */
  net: FractionText;
  /** probability x net: this event's part of the player's expectation. */
  contribution: FractionText;
  /** Of a round: staked in total when it ends so, in units of the ante. */
  staked?: FractionText;
};

/** What the house gains (positive) or loses (negative) over a number of rounds, in units of the initial wager. */
export type LossBand = {
  rounds: number;
  confidence: 0.9 | 0.95 | 0.99;
  /** `outer`: exact but for one possible sum, by which it may reach too far. `normal`: proven to be close. */
  method: 'exact' | 'outer' | 'normal';
  low: number;
  high: number;
};

/** The same wager counting only bets that were won or lost: stand-offs do not count as bets. */
export type Resolved = {
  houseEdge: FractionText;
  houseEdgePercent: number;
  probability: FractionText;
};

/** For a bet that stands for several trials. */
export type Duration = { trial: string; expected: FractionText; houseEdgePerTrial: FractionText };

/** A progressive wager: what it returns at a meter, and over the long run. Money in whole units of the currency. */
export type ProgressiveFigures = MeterTerms & {
  /** Returned for each unit staked by pays that do not depend on the meter. */
  fixedReturn: FractionText;
  /** The part of the meter that one outcome of the cards takes on average, whoever shares it. */
  meterShare: FractionText;
  /** The part of it that one wager gets, where that is another: several win together. */
  ownShare?: FractionText;
  /** The least meter at which the wager returns all that is staked; absent where no event is paid from the meter. */
  breakEvenMeter?: FractionText;
  /** Returned for each unit staked over very many rounds, whatever the meter does: money that went in comes out. */
  longRunReturn: FractionText;
  /** What the meter shows when a round is dealt, on average over very many rounds, each counted alike; wins find it so. */
  averageMeter?: FractionText;
  /** Outcomes from one to the next, on average, for each event that is paid from the meter. */
  roundsBetween: { event: EventId; rounds: FractionText }[];
  /** Absent in analyses made before it was worked out. */
  course?: MeterCourse;
};

/** How a meter fares over many rounds, and what comes to whom. */
export type MeterCourse = {
  /** The long-run return by where the money comes from; `fixed` is what the house pays beside the meter. */
  parts: Record<'fixed' | 'contribution' | 'reserve' | 'seed', FractionText>;
  /** Of each event paid from the meter: rounds at the table from one to the next, and what a winner gets on average. */
  hits: { event: EventId; rounds: FractionText; paid: FractionText }[];
  /** The meter won whole the next time, from what it shows: in how many rounds, at what meter, with what reserve. */
  nextWin?: { rounds: FractionText; meter: FractionText; reserve?: FractionText };
  /** What the first seed adds to the return of the first rounds, up to a number of them; 12 significant digits. */
  firstSeed: { rounds: number; share: number }[];
  /** What envy costs the house: for each unit staked, and in money for each round. */
  envyCost?: FractionText;
  envyPerRound?: FractionText;
  /** With hands on a board: had winners in one round been paid in order of their seats, each of what was left. */
  ofWhatIsLeft?: OtherOrder;
  /** The same for one player, two, and so on, where it depends on them. */
  byPlayers?: PlayersFigures[];
};

/** At the meter given; the house edge of a wager is the average of all seats. */
export type OtherOrder = { houseEdge: FractionText; breakEvenMeter?: FractionText };

export type PlayersFigures = {
  players: number;
  longRunReturn: FractionText;
  averageMeter?: FractionText;
  breakEvenMeter?: FractionText;
  envyCost?: FractionText;
};

export type Strategy = {
  summary: string;
  decisions: {
    street: string;
    reached: FractionText;
    choices: { choice: string; label: string; taken: FractionText }[];
  }[];
  /** Other ways to play; `costs` is the house edge beyond that of the best. */
  alternatives: {
    id: string;
    label: string;
    explains: string;
    source?: string;
    houseEdge: FractionText;
    costs: FractionText;
  }[];
  tables: StrategyTable[];
  grid?: {
    street: string;
    choices: { choice: string; label: string }[];
    cells: { hand: string; best: string; gains: FractionText[] }[];
  };
};

export type WagerFigures = {
  exact: boolean;
  universe: string;
  /** Per initial wager, as made. Positive where the house gains. */
  houseEdge: FractionText;
  /** 12 significant digits. */
  houseEdgePercent: number;
  perMandatory: FractionText;
  elementOfRisk: FractionText;
  /** Chance of a net gain; of a stand-off (the stake returned, nothing more). */
  hit: FractionText;
  push: FractionText;
  /** Per unit of the initial wager, 12 significant digits. */
  standardDeviation: number;
  variance: FractionText;
  maxPayout: PayText;
  /** Where a stand-off is possible. */
  resolved?: Resolved;
  duration?: Duration;
  progressive?: ProgressiveFigures;
  events: EventResult[];
};

export type WagerResult = WagerFigures & {
  id: WagerId;
  method: string;
  methodExplained: string;
  reductions: string[];
  /** null where the player decides nothing. */
  strategy: null | Strategy;
  /**
   * Wagers that settle together with decisions between them are one round: its figures stand under the first of them,
   * per unit of that one, and its events are the endings of a round. All of them, by the request's names.
   */
  settles?: WagerId[];
  /** Of a wager that an operator wrote: how its rows lie over one another, in their order. */
  rows?: RowUseJson[];
};

export type WitnessResult = {
  wager: WagerId;
  rounds: number;
  seed: number;
  /** Gain of the house per unit of the initial wager in these rounds, to stand beside `houseEdge`. */
  mean: number;
  /** Exact standard deviation over the square root of the rounds. */
  standardError: number;
  /** (mean - exact) / standardError; 0 where both agree. */
  z: number;
  counts: { event: EventId; count: number }[];
};

export type EngineResult = {
  engine: string;
  seconds: number;
  threads: number;
  wagers: WagerResult[];
  witness: WitnessResult[];
};

/** `of` is the id of the wager or round that is worked on. */
export type Progress = { done: number; total: number; doing: string; of?: string };
export type EngineOptions = {
  threads?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};
