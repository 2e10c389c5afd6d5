/** The layout of Pokara. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import type { PokaraParameters } from './parameters';

export const pokaraFelt: DrawsFelt<PokaraParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 3, name: 'Dealer, one card face up' }],
    printed: ['A hand that draws has to improve'],
    place: {
      rows: [['aces-of-hearts-bonus', 'clubs-bonus'], ['initial'], ['double']],
      boxes: ['double'],
      cards: [{ count: 3 }],
    },
  });
