/** The layout of the nines: three cards each and room for a fourth. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import { BANK_WAGER, NATURAL_TIE, PLAYER_HOUSE_WAY, TIE_WAGER } from './house-way/wagers';
import type { NinesParameters } from './parameters';
import { PLAYER } from './wagers';

export const ninesFelt: DrawsFelt<NinesParameters> = (asked) =>
  cardTable(asked, {
    seats: 8,
    dealer: [{ count: 4, name: 'Bank' }],
    printed: [
      `Draw on ${asked.parameters.mustDraw} or less, stand on 7 or more`,
      ...(asked.parameters.nineEnds === 'yes' ? ['A nine with three cards ends the draw'] : []),
    ],
    place: {
      rows: [[TIE_WAGER, NATURAL_TIE], [PLAYER_HOUSE_WAY, BANK_WAGER], [PLAYER]],
      cards: [{ count: 4 }],
    },
  });
