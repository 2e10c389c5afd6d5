/** Fortune Pai Gow Poker, lines 1556 to 1711. */
import type { Document } from '../document';
import { fortunePaiGowGame } from './fortune-pai-gow-game';
import { fortunePaiGowAmbiguities } from './fortune-pai-gow-readings';
import { fortunePaiGowRound } from './fortune-pai-gow-round';
import { fortunePaiGowTable } from './fortune-pai-gow-table';

export const fortunePaiGow: Document = {
  number: '29',
  title: 'Fortune Pai Gow Poker',
  games: ['fortune-pai-gow-poker'],
  game: fortunePaiGowGame,
  ambiguities: fortunePaiGowAmbiguities,
  rules: [...fortunePaiGowTable, ...fortunePaiGowRound],
};
