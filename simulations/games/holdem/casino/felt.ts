/** The layout of casino hold’em. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';

export const casinoHoldemFelt: DrawsFelt = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: [],
    place: {
      rows: [['aa-bonus', 'five-of-seven-progressive'], ['call'], ['ante']],
      cards: [{ count: 2 }],
    },
  });
