/** The layout of ultimate Texas hold’em. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import { qualifiesWith } from '../rules/printed';
import type { UltimateParameters } from './wagers';

export const ultimateHoldemFelt: DrawsFelt<UltimateParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: qualifiesWith(asked.parameters.qualifier),
    place: {
      rows: [['trips'], ['ante', 'blind'], ['play']],
      cards: [{ count: 2 }],
    },
  });
