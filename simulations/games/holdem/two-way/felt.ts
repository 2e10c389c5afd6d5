/** The layout of two way hold’em. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import { qualifiesWith } from '../rules/printed';
import type { TwoWayParameters } from './wagers';

export const twoWayHoldemFelt: DrawsFelt<TwoWayParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: qualifiesWith(asked.parameters.qualifier),
    place: {
      rows: [['two-way'], ['ante', 'blind'], ['flop', 'river']],
      cards: [{ count: 2 }],
    },
  });
