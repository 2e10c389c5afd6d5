import type { Distribution } from '@/simulations/model';

/** What is known of how often the rows of a wager decide. */
export type Counted =
  | { state: 'unread' }
  | { state: 'counting' }
  | { state: 'failed' }
  | { state: 'counted'; distribution: Distribution };
