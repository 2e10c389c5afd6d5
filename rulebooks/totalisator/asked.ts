/** What a book asks of an operator's own pool rules beyond its pools, by clause. */
import type { Clause, ReadingId } from '@/simulations/totalisator/rules';

export type AskedOfOwn = {
  /** Of the net pool: what is deducted before it. */
  deduction: Clause;
  reserve: Clause;
  /** How long a jackpot is carried. */
  carried: Clause;
  /** That nothing is taken for a jackpot has to be announced. */
  announced: Clause;
  announcedMerged: Clause;
  supplemented: Clause;
  /** How few declared starters a pool begins with has to be announced. */
  starters: Clause;
  unbacked: { clause: Clause; deemed: Clause; placed: Clause };
  /** The clause that each reading is of, and the pools that it can change; left out where it can change any. */
  readings: Record<ReadingId, { clause: Clause; pools?: readonly string[] }>;
  /** Clauses that concern only who has a jackpot. */
  onJackpots: readonly Clause[];
};
