/** The layout of pai gow tiles: four tiles are set as two hands of two. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt } from '../../felt/drawing';
import type { PaiGowTilesParameters } from './parameters';
import { STANDARD } from './wagers';

const SET = [
  { count: 2, name: 'Low hand' },
  { count: 2, name: 'High hand' },
];

export const paiGowTilesFelt: DrawsFelt<PaiGowTilesParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: SET,
    printed: [],
    place: { rows: [[STANDARD]], cards: SET },
  });
