/** The layout of three card poker. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import { qualifiesWith } from '../dealt-cards/dealer-qualifies';
import type { ThreeCardPokerParameters } from './parameters';

export const threeCardPokerFelt: DrawsFelt<ThreeCardPokerParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [
      {
        count: 3,
        name: asked.parameters.dealerShows === undefined ? 'Dealer' : 'Dealer, one card face up',
      },
    ],
    printed: qualifiesWith(asked.parameters.dealerQualifies),
    place: {
      rows: [['pair-plus', 'pair-plus-with-mini-royal', 'six-card-bonus'], ['ante', 'ante-bonus'], ['play']],
      paid: ['ante-bonus'],
      cards: [{ count: 3 }],
    },
  });
