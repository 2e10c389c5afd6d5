/** The edge that a wager of the draft is known by, wherever the workbench shows one. */
import type { FractionText } from '@/simulations/exact/fraction';
import type { WagerView } from './wager-view';

export type Leads = Pick<WagerView, 'headline' | 'round' | 'written'>;

/** Of the round it settles in; of a meter on its basis; of rows that are counted again, the edge before. */
export function leadingEdge({ headline, round, written }: Leads): FractionText | undefined {
  if (round) return round.edge ?? round.before?.edge;
  return headline ? headline.edge : written?.before?.houseEdge;
}
