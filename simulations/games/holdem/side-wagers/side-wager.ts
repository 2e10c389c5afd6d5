/** One wager of the family: what it is, how often each event comes, and a dealer who deals it. */
import type { Dealer, Distribution, EventSpec, WagerSpec } from '../../../model';
import type { SideWagerParameters } from './parameters';

export type SideWager = {
  id: string;
  spec: (parameters: SideWagerParameters) => Omit<WagerSpec, 'id' | 'decisions'>;
  distribution: (parameters: SideWagerParameters) => Distribution;
  dealer: (parameters: SideWagerParameters) => Dealer;
};

export const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
export const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });
