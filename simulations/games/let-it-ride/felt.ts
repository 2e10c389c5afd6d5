/** The layout of let it ride: three places for equal wagers, of which the player may take back two. */
import { type Rank, rankNames } from '../../equipment/cards/card';
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import type { LetItRideParameters } from './parameters';

export const letItRideFelt: DrawsFelt<LetItRideParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'For all players' }],
    printed: [`Pays from a pair of ${rankNames((asked.parameters.lowestPair - 2) as Rank)}`],
    place: {
      rows: [['three-card-bonus'], ['let-it-ride']],
      repeated: { 'let-it-ride': ['1', '2', '3'] },
      cards: [{ count: 3 }],
    },
  });
