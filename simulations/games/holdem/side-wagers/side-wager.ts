/** One wager of the family: how often each event comes, and a dealer who deals it. */
import type { Dealer } from '../../../wagers/dealer';
import type { Distribution } from '../../../wagers/distribution';
import type { SideWagerParameters } from './parameters';
import type { SideWagerId } from './specs';

export type SideWager = {
  id: SideWagerId;
  distribution: (parameters: SideWagerParameters) => Distribution;
  dealer: (parameters: SideWagerParameters) => Dealer;
};
