/** What one deck of the shoe is made of. Tests make smaller ones, of which every order can be tried. */
import { RANKS, SUITS } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import { RANK_NAMES } from './features/catalogue';

export type Pack = {
  /** In any order; each of the suits has one card of every rank. `points` is what it counts, 0 to 9. */
  ranks: readonly { name: (typeof RANK_NAMES)[number]; points: number }[];
  suits: number;
};

/** Two to nine as marked; ten, jack, queen and king nothing; the ace one. */
const POINTS = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1];

export const STANDARD_PACK: Pack = {
  ranks: RANK_NAMES.map((name, rank) => ({ name, points: inTable(POINTS[rank]) })),
  suits: SUITS,
};

if (STANDARD_PACK.ranks.length !== RANKS) throw new RangeError('a pack has thirteen ranks');
