/** The layout of nine and a half. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import type { NineAndAHalfParameters } from './parameters';
import { WAGER } from './wagers';

export const nineAndAHalfFelt: DrawsFelt<NineAndAHalfParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Bank' }],
    printed: ['The bank draws on 5½ or less and stands on 6'],
    place: { rows: [[WAGER]], cards: [{ count: 2 }] },
  });
