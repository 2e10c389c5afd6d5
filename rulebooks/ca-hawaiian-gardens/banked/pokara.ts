/** Pokara, lines 1712 to 1797. */
import type { Document } from '../document';
import { pokaraGame } from './pokara-game';
import { pokaraAmbiguities } from './pokara-readings';
import { pokaraRound } from './pokara-round';
import { pokaraTable } from './pokara-table';

export const pokara: Document = {
  number: '30',
  title: 'Pokara',
  games: ['pokara'],
  game: pokaraGame,
  ambiguities: pokaraAmbiguities,
  rules: [...pokaraTable, ...pokaraRound],
};
