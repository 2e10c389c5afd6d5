import type { FamilyHead } from '../../family/head';
import { BlackjackParameters } from './parameters';
import { blackjackWagers, WAGER } from './wagers';

const DRAWN = ['First two cards', 'One card drawn', 'Two drawn', 'Three drawn', 'Four drawn', 'Five drawn'];

/** Hands of two to seven cards, beside one card of the dealer's. */
export const ASKED_HANDS = DRAWN.map((street, drawn) => ({ street, cards: { dealer: 1, hand: drawn + 2 } }));

export const blackjackHead: FamilyHead<BlackjackParameters> = {
  id: 'blackjack',
  label: 'Blackjack',
  parameters: BlackjackParameters,
  wagers: blackjackWagers,
  felt: async () => (await import('./felt')).blackjackFelt,
  rate: { plays: 5, solves: 5 },
  decides: true,
  shows: {
    per: WAGER,
    holding: 'Hand',
    givesUp: { ending: 'surrender', called: 'A surrender' },
    charts: { parameter: 'chart' },
    asks: {
      groups: [
        { id: 'dealer', label: 'Dealer’s card', where: 'before the dealer', example: '9d' },
        { id: 'hand', label: 'Hand', where: 'in the hand', example: 'Ts 6h' },
      ],
      decisions: ASKED_HANDS,
    },
  },
  writtenIn: 'blackjack-side-wagers',
};
