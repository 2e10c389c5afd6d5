/** The layout of casino stud poker. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import { qualifiesWith } from '../dealt-cards/dealer-qualifies';
import type { CasinoStudParameters } from './parameters';

export const casinoStudFelt: DrawsFelt<CasinoStudParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 5, name: 'Dealer, one card face up' }],
    printed: qualifiesWith(asked.parameters.dealerQualifies),
    place: {
      rows: [['progressive', 'insurance'], ['raise'], ['ante']],
      boxes: ['raise'],
      cards: [{ count: 5 }],
    },
  });
