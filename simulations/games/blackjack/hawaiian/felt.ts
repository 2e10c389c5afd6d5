/** The layout of Hawaiian Blackjack. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import type { HawaiianParameters } from './parameters';

export const hawaiianFelt: DrawsFelt<HawaiianParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    printed: ['Nearest to 22 wins', 'Dealer draws to soft 18'],
    place: { rows: [['initial']], cards: [{ count: 2 }] },
  });
