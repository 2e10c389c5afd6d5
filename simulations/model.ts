/** What a family says about a game: its parameters, its wagers, their events, and how often each happens. */
import type { z } from 'zod';
import type { EventId, EventSpec } from './event';
import type { Fraction, FractionText } from './exact/fraction';
import type { ConditionWager } from './features/condition';
import type { FeatureSpec } from './features/feature';
import type { PayText } from './pays/pay';

export type { EventId, EventSpec };

export type FamilyId = string;
export type WagerId = string;

export type WagerSpec = {
  id: WagerId;
  label: string;
  /** What has to happen, in a sentence. */
  explains: string;
  events: EventSpec[];
  /** The name of one equally likely outcome, in the singular: "spin", "throw of two dice", "sequence of throws". */
  outcome: string;
  /** A bet that can stand for several trials: what one trial is ("throw", "spin"). */
  lasts?: string;
  /** True where the best decision depends on what is paid, so that an edit needs the kernel again. */
  decisions: boolean;
  /** Paid beside another wager, with no stake of its own: a table can give nothing for a row, and take nothing. */
  unstaked?: true;
};

export type Outcome = {
  event: EventId;
  /** How many of the universe end in it. */
  count: bigint;
  /** Staked in total when it ends so, in units of the initial wager; 1 unless raises or further bets exist. */
  staked?: Fraction;
};

/** Event -> how often. Knows nothing of what is paid. */
export type Distribution = {
  /** Equally likely outcomes, or the common denominator of the exact probabilities. */
  universe: bigint;
  outcomes: Outcome[];
  /** Sum of all mandatory stakes in units of the initial wager. */
  mandatory?: Fraction;
  /** For a bet that lasts: expected trials from placing it to settling it. */
  expectedTrials?: Fraction;
  method: Method;
  /** Of a wager written as conditions: how its rows lie over one another, in their order. */
  rows?: RowUse[];
};

export type RowUse = {
  event: EventId;
  /** In how many outcomes its condition holds, whichever row takes them. */
  holds: bigint;
  /** Of those, how many an earlier row takes, by row. */
  takenBy: { event: EventId; count: bigint }[];
};

export type Method = {
  /** `enumeration`, `absorbing-chain`, ... */
  id: string;
  /** How it was computed and why that is exact, in two or three sentences that a mathematician accepts. */
  explains: string;
  reductions: string[];
};

/** Settles bets as a dealer would, one round at a time, from the equipment alone. */
export type Dealer = {
  /** The events this dealer can report, in the order of the indices it returns. */
  events: EventId[];
  /** Plays one bet to its end; returns the index of the event and may not allocate. */
  play: (random: RandomSource) => number;
};

export type RandomSource = {
  /** Uniform on 0..below-1, without modulo bias. */
  below: (below: number) => number;
};

/** What is known of a family before anything is counted: light enough for a page to carry. */
export type FamilyHead<Parameters = unknown> = {
  id: FamilyId;
  label: string;
  parameters: z.ZodType<Parameters>;
  wagers: (parameters: Parameters) => WagerSpec[];
  /** Whether the player decides: then it is a `DecisionFamily`, else a `Family`. */
  decides: boolean;
  /** Where operators may write wagers over its outcomes: what one of these is, in the singular, as in `WagerSpec`. */
  written?: { outcome: string };
  /** Of one in which the player decides: the plain family, under its own defaults, in which wagers over the cards are written. */
  writtenIn?: FamilyId;
};

export type Family<Parameters = unknown> = FamilyHead<Parameters> & {
  /** Exact. Throws only on a bug: parameters and wager were checked. */
  distribution: (parameters: Parameters, wager: WagerId) => Distribution;
  /** The witness. Shares nothing with `distribution` but `equipment/`. */
  dealer: (parameters: Parameters, wager: WagerId) => Dealer;
  /** Where the head says that wagers may be written. */
  conditions?: Conditions<Parameters>;
};

export type Conditions<Parameters = unknown> = {
  /** What a condition may name under these parameters. */
  features: (parameters: Parameters) => readonly FeatureSpec[];
  /** Where these features cannot be counted together: a sentence that says which to leave out. */
  refuses?: (parameters: Parameters, looksAt: readonly string[]) => string | undefined;
  /** How many times the rows are asked, at most, where that is more than the features have values. */
  sorts?: (parameters: Parameters, looksAt: readonly string[]) => number | undefined;
  /** Exact; with `rows`. Throws only on a bug: the wager looks at declared features that are not refused. */
  distribution: (parameters: Parameters, wager: ConditionWager) => Distribution;
  /** The witness, which shares with `distribution` what the features mean and nothing else. */
  dealer: (parameters: Parameters, wager: ConditionWager) => Dealer;
};

/** Event -> pay, as text. Every event that `settles: 'pays'` must be there; no other may. */
export type PayTable = Record<EventId, PayText>;

/** What the engine is asked, once a rulebook has resolved a variant into families and parameters. */
export type EngineRequest = {
  wagers: EngineWager[];
  witness: { rounds: number; seed: number };
};

export type EngineWager = {
  /** The rulebook's name for it; unique in the request. */
  id: WagerId;
  family: FamilyId;
  parameters: Record<string, unknown>;
  /** The family's name for it. */
  wager: WagerId;
  pays: PayTable;
  /** For a wager paid from a meter. */
  meter?: MeterTerms;
  /** For a wager that an operator wrote: `family` has conditions, and `wager` is any name. */
  written?: WrittenWager;
};

/** Rows of condition and event, as text; the first condition that holds decides. */
export type WrittenWager = {
  label: string;
  rows: { event: { id: EventId; label: string }; when: string }[];
  /** What happens to the wager when no condition holds. */
  otherwise: 'lose' | 'push';
};

/** Money in whole units of the currency. */
export type MeterTerms = {
  /** What one wager costs. */
  wager: FractionText;
  /** What the meter shows. */
  meter: FractionText;
  /** The part of each wager that is added to the meter. */
  contribution: FractionText;
  /** What the meter starts from; without a reserve also what the house puts on it when it was won whole. */
  seed: FractionText;
  /** Where pays that are no share of the meter come from. */
  fixedPaidFrom: 'meter' | 'house';
  /** The part of each wager that is kept aside, and becomes the meter when that was won whole. None where absent. */
  reserve?: FractionText;
  /** How several winners in one round are paid; `in-turn` where absent. */
  shared?: MeterShared;
  /** How many make the wager in a round, on average; one where absent. */
  players?: FractionText;
  /** Paid by the house beside the pay table, for each winner of such an event. */
  envy?: { to: 'dealer' | 'others'; pays: Record<EventId, FractionText> };
  /** With `board`: the part of each hand's wins that lies on the board, and how all who wager are then paid. */
  board?: BoardWins;
  /** Of the sums, where it is not the one of everything else. */
  currency?: string;
};

/** Seven cards hold the board as one of their 21 sets of five, so one winning hand in 21 is it: "1/21". */
export type BoardWins = {
  part: FractionText;
  events: Record<EventId, 'split' | 'each'>;
  /** Hands that win in one round, as no more than two of a table's own do. */
  meetings?: readonly Meeting[];
};

/**
 * How likely it is of two given players that the first has one event with hole cards, and the second the other: with
 * hole cards too, or, where it is said, as the hand on the board.
 */
export type Meeting = { first: EventId; second: EventId; own: FractionText; onBoard?: FractionText };

/**
 * `in-turn`: each by a hand of their own, one after another. `one`: no two in a round. `split`: all together, dividing
 * the share. `each`: all together, each the whole share, of the meter as far as it goes and of the house beyond.
 * `board`: each by a hand of their own, and gets the share of the meter as it stood; the house pays what it lacks. Hands
 * that lie on the board are everybody's.
 */
export type MeterShared = 'in-turn' | 'one' | 'split' | 'each' | 'board';
