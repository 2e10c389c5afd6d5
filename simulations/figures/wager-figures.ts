/** The figures of a wager: plain data, every exact number as "n/d" text, ready for JSON. */
import type { FractionText } from '../exact/fraction';
import type { PayText } from '../pays/pay';
import type { ProgressiveFigures } from '../progressive/meter-figures';
import type { EventId } from '../wagers/event';

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
  /** Of a round: staked in total when it ends so, in units of the wager that its figures are per. */
  staked?: FractionText;
};

/** What the house gains (positive) or loses (negative) over a number of rounds, in units of the initial wager. */
export type LossBand = {
  rounds: number;
  confidence: 0.9 | 0.95 | 0.99;
  /** `outer`: exact except for one possible sum, by which it may reach too far. `normal`: proven to be close. */
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

export type WagerFigures = {
  exact: boolean;
  universe: string;
  /** Per initial wager, as made. Positive where the house gains. */
  houseEdge: FractionText;
  /** Which round it is of, where rounds that follow each other differ: "in the first round of a fresh shoe"; or whose counts. */
  basis?: string;
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
