/** What the engine answers: plain data, every exact number as "n/d" text, ready for JSON. */
import type { FractionText } from './exact/fraction';
import type { EventId, WagerId } from './model';
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
};

/** Losses (positive) or gains (negative) of the house after so many rounds, in units of the initial wager. */
export type LossBand = { rounds: number; confidence: 0.9 | 0.95 | 0.99; low: number; high: number };

/** The same wager reckoned only over the bets that were won or lost: stand-offs do not count as bets. */
export type Resolved = {
  houseEdge: FractionText;
  houseEdgePercent: number;
  probability: FractionText;
};

/** For a bet that stands for several trials. */
export type Duration = { trial: string; expected: FractionText; houseEdgePerTrial: FractionText };

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
  bands: LossBand[];
  events: EventResult[];
};

export type WagerResult = WagerFigures & {
  id: WagerId;
  method: string;
  methodExplained: string;
  reductions: string[];
  /** null where the player decides nothing. */
  strategy: null | { summary: string };
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

export type Progress = { done: number; total: number; doing: string };
export type EngineOptions = {
  threads?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};
