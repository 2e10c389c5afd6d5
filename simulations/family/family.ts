/** A family in which nothing is decided. How often each event happens does not depend on what is paid. */
import type { Conditions } from '../features/conditions';
import type { Dealer } from '../wagers/dealer';
import type { Distribution } from '../wagers/distribution';
import type { WagerId } from '../wagers/wager-spec';
import type { FamilyHead } from './head';

export type Family<Parameters = unknown> = FamilyHead<Parameters> & {
  /** Exact. Throws only on a bug: parameters and wager were checked. */
  distribution: (parameters: Parameters, wager: WagerId) => Distribution;
  /** The witness. Shares nothing with `distribution` but `equipment/`. */
  dealer: (parameters: Parameters, wager: WagerId) => Dealer;
  /** Where the head says that wagers may be written. */
  conditions?: Conditions<Parameters> | undefined;
};
