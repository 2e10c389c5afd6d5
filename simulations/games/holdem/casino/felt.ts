/** The layout of casino hold’em. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import { qualifiesWith } from '../rules/printed';
import type { CasinoHoldemParameters } from './wagers';

export const casinoHoldemFelt: DrawsFelt<CasinoHoldemParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: qualifiesWith(asked.parameters.qualifier),
    place: {
      rows: [['aa-bonus', 'five-of-seven-progressive'], ['call'], ['ante']],
      cards: [{ count: 2 }],
    },
  });
