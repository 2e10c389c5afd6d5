/** Where all of the table plays by the house way. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import type { HouseWayParameters } from '../parameters';
import { BANK_WAGER, NATURAL_TIE, PLAYER_HOUSE_WAY, TIE_WAGER } from './wagers';

export const houseWayFelt: DrawsFelt<HouseWayParameters> = (asked) =>
  cardTable(asked, {
    seats: 8,
    dealer: [{ count: 4, name: 'Bank' }],
    printed: ['Draw on 5 or less, stand on 6 or more'],
    place: {
      rows: [
        [TIE_WAGER, NATURAL_TIE],
        [PLAYER_HOUSE_WAY, BANK_WAGER],
      ],
      cards: [{ count: 4 }],
    },
  });
