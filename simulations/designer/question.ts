/** What a pay table should be like, and what the search answers. */
import type { Fraction } from '../exact/fraction';
import type { WagerFigures } from '../figures/wager-figures';
import type { PayText } from '../pays/pay';
import type { PayTable } from '../pays/pay-table';
import type { MeterTerms } from '../progressive/meter-terms';
import type { Distribution } from '../wagers/distribution';
import type { EventId } from '../wagers/event';
import type { WagerSpec } from '../wagers/wager-spec';

/** A row of the pay table and every pay it may carry. */
export type DesignRow = { event: EventId; choices: PayText[] };

/** Whether a rarer event may pay the same as a more common one, or must pay more. */
export type Ordering = 'never-less' | 'always-more';

export type Question = {
  distribution: Distribution;
  spec: WagerSpec;
  meter?: MeterTerms;
  /** The house edge per initial wager is between these, inclusive. */
  edge: { from: Fraction; to: Fraction };
  /**
   * Every event that pays, once in each schedule. A table takes all of its rows from one schedule, so that a rulebook
   * which prints several alternatives can be asked for at least one of them as a whole. An event that never happens has
   * one pay: its first choice that the present table has, else its least.
   */
  schedules: DesignRow[][];
  /** Within a family a strictly rarer event pays no less, or more; events of no family are free. */
  order?: { rule: Ordering; families: EventId[][] };
  /** How often a round ends in an event that pays the most, all of those together. */
  top?: { least?: Fraction; most?: Fraction };
  /** The most rows that may pay something other than in this table. */
  changes?: { from: PayTable; most: number };
};

export type Limits = {
  /** Tables kept while all are searched for; any beyond these are only counted. */
  kept: number;
  /** Partial tables looked at before the search for all is given up. */
  nodes: number;
  proposals: number;
};

export const LIMITS: Limits = { kept: 40_000, nodes: 8_000_000, proposals: 40 };

export type Proposal = {
  pays: PayTable;
  figures: WagerFigures;
  /** The events that pay the most, and how often a round ends in one of them. */
  top: { events: EventId[]; probability: Fraction };
  /** Rows that differ from the table that changes are counted from. */
  changed: EventId[];
};

export type Design = {
  /** By standard deviation, the calmest first. */
  proposals: Proposal[];
  /** How many tables are in the range; where `counted` is false, at least this many. */
  found: number;
  counted: boolean;
  /** If none was found: the nearest house edges on both sides that these rows can reach. */
  nearest?: { below?: Fraction; above?: Fraction };
  /** Partial tables that were looked at. */
  looked: number;
};

export type DesignProgress = { doing: 'finding' | 'spreading'; done: number; total: number };
