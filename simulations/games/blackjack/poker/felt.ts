/** The layout of Blackjack Poker: insurance in front of the boxes. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import type { BlackjackPokerParameters } from './parameters';

export const blackjackPokerFelt: DrawsFelt<BlackjackPokerParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    band: 'insurance-of-all',
    printed: ['Two aces of hearts beat all', 'Dealer draws to soft 17'],
    place: { rows: [['perfect-pairs'], ['initial']], cards: [{ count: 2 }] },
  });
