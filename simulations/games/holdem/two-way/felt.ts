/** The layout of two way hold’em. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';

export const twoWayHoldemFelt: DrawsFelt = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: [],
    place: {
      rows: [['two-way'], ['ante', 'blind'], ['flop', 'river']],
      cards: [{ count: 2 }],
    },
  });
