import type { FeatureSpec } from '@/simulations/features/feature';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import type { Problem } from '@/simulations/problems/problem';
import type { Distribution } from '@/simulations/wagers/distribution';

/** What is known of how often the rows of a wager decide. */
export type Counted =
  | { state: 'unread' }
  | { state: 'counting' }
  | { state: 'failed' }
  | { state: 'counted'; distribution: Distribution };

/** A wager of the operator's own: what is wrong with it, and what is known of it. */
export type WrittenView = {
  /** Each at its field under `written.<id>`. */
  problems: Problem[];
  /** What its conditions may name; nothing until that is here. */
  features: readonly FeatureSpec[];
  counted: Counted;
  /** The last exact figures, while there are none for the present rows. */
  before?: WagerFigures;
};
