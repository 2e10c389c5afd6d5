/** What the kernel knows of a game with decisions before the flop, at the flop and after the river. */

import type { Fraction } from '../../../exact/fraction';
import type { Alternative, DecisionUse, Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import type { Settlement } from '../boards/settlement';
import type { Counted, EndingRow } from './endings';
import type { AtFlop } from './flop-sums';
import type { Tallies } from './follow';
import type { Plan } from './plan';

/** What the first pass decides: the best plan; and what it gains for each ante, where that pass alone shows it. */
export type Decided = { plan: Plan; gains?: Fraction };

export type RuleSet = {
  settled: Settlement;
  /** Where the last bet pays differently from the one at the flop: with what it pays. */
  settledAfterRiver?: Settlement;
  atFlop: AtFlop;
  decide: (merged: readonly Float64Array[]) => Decided;
  /**
   * Other ways to play: a plan of their own, worked out on the same boards, or the best except for how each stage of it
   * ends.
   */
  alternatives: (Omit<Alternative, 'houseEdge'> &
    ({ plan: (best: Plan) => Plan } | { moved: (stage: number) => number }))[];
  /** How the rounds of the plan with this number end. */
  endings: (tallies: Tallies, plan: number) => Iterable<readonly [EndingRow, bigint]>;
  decisions: (counted: readonly Counted[]) => DecisionUse[];
  summary: (best: Plan) => string;
  /** The strategy for a person to read. */
  readable: (found: {
    merged: readonly Float64Array[];
    plan: Plan;
    counted: readonly Counted[];
  }) => Pick<Solution, 'tables' | 'grid'>;
  /** Whether a wager looks at the hand that the player lost to. */
  withLosses: boolean;
};

export type Rules<Parameters> = (parameters: Parameters, tables: PayTables) => RuleSet;
