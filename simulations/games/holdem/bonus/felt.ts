/** The layout of Texas hold’em bonus poker. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';

export const bonusHoldemFelt: DrawsFelt = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: [],
    place: {
      rows: [
        ['bonus-jackpot', 'best-of-seven-progressive', 'street-royal-progressive'],
        ['flop', 'turn', 'river'],
        ['ante'],
      ],
      cards: [{ count: 2 }],
    },
  });
