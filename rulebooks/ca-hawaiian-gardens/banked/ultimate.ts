/** Ultimate Texas Hold’em, lines 2278 to 2418. */
import type { Document } from '../document';
import { ultimateFees } from './ultimate-fees';
import { ultimateGame } from './ultimate-game';
import { ultimateAmbiguities } from './ultimate-readings';
import { ultimateRound } from './ultimate-round';
import { ultimateSettling } from './ultimate-settling';
import { ultimateTable } from './ultimate-table';
import { ultimateTrips } from './ultimate-trips';

export const ultimate: Document = {
  number: '36',
  title: 'Ultimate Texas Hold’em',
  games: ['ultimate-texas-holdem'],
  game: ultimateGame,
  ambiguities: ultimateAmbiguities,
  rules: [...ultimateTable, ...ultimateRound, ...ultimateSettling, ...ultimateTrips, ...ultimateFees],
};
