/** Hawaiian Blackjack, lines 599 to 687. */
import type { Document } from '../document';
import { hawaiianGame } from './hawaiian-blackjack-game';
import { hawaiianAmbiguities } from './hawaiian-blackjack-readings';
import { hawaiianRound } from './hawaiian-blackjack-round';
import { hawaiianRules } from './hawaiian-blackjack-rules';
import { hawaiianTable } from './hawaiian-blackjack-table';

export const hawaiianBlackjack: Document = {
  number: '12',
  title: 'Hawaiian Blackjack',
  games: ['hawaiian-blackjack'],
  game: hawaiianGame,
  ambiguities: hawaiianAmbiguities,
  rules: [...hawaiianTable, ...hawaiianRound, ...hawaiianRules],
};
