/** Blackjack Poker, lines 1971 to 2099. */
import type { Document } from '../document';
import { blackjackPokerFees } from './blackjack-poker-fees';
import { blackjackPokerGame } from './blackjack-poker-game';
import { blackjackPokerOptions } from './blackjack-poker-options';
import { perfectPair } from './blackjack-poker-pairs';
import { blackjackPokerAmbiguities } from './blackjack-poker-readings';
import { blackjackPokerRound } from './blackjack-poker-round';
import { blackjackPokerTable } from './blackjack-poker-table';

export const blackjackPoker: Document = {
  number: '34',
  title: 'Blackjack Poker',
  games: ['blackjack-poker'],
  game: blackjackPokerGame,
  ambiguities: blackjackPokerAmbiguities,
  rules: [
    ...blackjackPokerTable,
    ...blackjackPokerRound,
    ...perfectPair,
    ...blackjackPokerOptions,
    ...blackjackPokerFees,
  ],
};
