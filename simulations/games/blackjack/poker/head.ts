import type { FamilyHead } from '../../../family/head';
import { WAGER } from '../wagers';
import { BlackjackPokerParameters } from './parameters';
import { blackjackPokerWagers } from './wagers';

export const blackjackPokerHead: FamilyHead<BlackjackPokerParameters> = {
  id: 'blackjack-poker',
  label: 'Blackjack Poker',
  parameters: BlackjackPokerParameters,
  wagers: blackjackPokerWagers,
  felt: async () => (await import('./felt')).blackjackPokerFelt,
  rate: { plays: 4, solves: 6 },
  decides: true,
  shows: {
    per: WAGER,
    holding: 'Hand',
    givesUp: { ending: 'surrender', called: 'A surrender' },
  },
  writtenIn: 'blackjack-side-wagers',
};
