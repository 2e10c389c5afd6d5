/** The layout of ultimate Texas hold’em. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';

export const ultimateHoldemFelt: DrawsFelt = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: [],
    place: {
      rows: [['trips'], ['ante', 'blind'], ['play']],
      cards: [{ count: 2 }],
    },
  });
