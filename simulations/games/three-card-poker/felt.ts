/** The layout of three card poker. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import { qualifiesWith } from '../dealt-cards/dealer-qualifies';
import type { ThreeCardPokerParameters } from './parameters';

export const threeCardPokerFelt: DrawsFelt<ThreeCardPokerParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 3, name: 'Dealer' }],
    printed: qualifiesWith(asked.parameters.dealerQualifies),
    place: {
      rows: [['pair-plus'], ['ante', 'ante-bonus'], ['play']],
      paid: ['ante-bonus'],
      cards: [{ count: 3 }],
    },
  });
