/** The layout of pai gow poker: seven cards are set as a hand of two and a hand of five. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import type { PaiGowParameters } from './parameters';

const SET = [
  { count: 2, name: 'Low hand' },
  { count: 5, name: 'High hand' },
];

export const paiGowFelt: DrawsFelt<PaiGowParameters> = (asked) =>
  cardTable(asked, {
    seats: 6,
    dealer: SET,
    printed: [],
    place: { rows: [['fortune', 'fortune-bonus', 'jokolor'], ['standard']], cards: SET },
  });
