/** What is computed of a progressive wager: plain data. */
import type { FractionText } from '../exact/fraction';
import type { EventId } from '../wagers/event';
import type { MeterTerms } from './meter-terms';

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
  course?: MeterCourse | undefined;
};

/** How a meter fares over many rounds, and what comes to whom. */
export type MeterCourse = {
  /** The long-run return by where the money comes from; `fixed` is what the house pays beside the meter. */
  parts: Record<'fixed' | 'contribution' | 'reserve' | 'seed', FractionText>;
  /** Of each event paid from the meter: rounds at the table from one to the next, and what a winner gets on average. */
  hits: { event: EventId; rounds: FractionText; paid: FractionText }[];
  /** The meter won in full the next time, from what it shows: in how many rounds, at what meter, with what reserve. */
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
