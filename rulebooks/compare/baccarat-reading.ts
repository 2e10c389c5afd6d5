import type { Reading } from './reading';

/** Punto Banco of Great Britain beside baccarat of Colorado: one game under two names. */
export const baccaratReading: Reading = {
  between: ['gb-2007/punto-banco', 'co-rule-28/baccarat'],
  wagers: {
    banco: 'banker',
    'dragon-bonus-player': 'bonus-player',
    'dragon-bonus-banker': 'bonus-banker',
  },
  same: ['card-ranking', 'hand-ranking', 'third-card'],
  different: {
    deck: 'Great Britain sets no number of decks and says when it may change; Colorado has six to ten, and up to twenty with an automated shuffling device.',
    layout:
      'Great Britain shows two examples; Colorado asks for marked areas, the furniture of the table and a number that surveillance can see.',
    'security-of-cards':
      'Great Britain asks for procedures that keep the cards secure; Colorado writes them out, from the inspection of shoes to who may touch a card.',
    limits:
      'Both require the limits to be shown. Great Britain also forbids players to join together to exceed the maximum wager.',
    'placing-wagers':
      'Great Britain takes spoken wagers that are covered and confirmed; Colorado only chips and coupons on their areas.',
    'wagers-before-cards':
      'In Great Britain the Dragon Bonus is placed before the first card; in Colorado no wager is placed after the call for no more bets.',
    'other-wagers':
      'Both list the wagers and leave others to the regulator: the Commission, after a trial, or the Division.',
    'initial-deal':
      'The same four cards in the same order. Colorado leaves open whether they lie face up, and has midi baccarat, where a player turns them.',
    'order-of-settlement':
      'Great Britain settles the standard wager before the Dragon Bonus; Colorado collects losing wagers first, then pays from the highest seat down.',
    'stand-off':
      'Wagers on the hands are void in both. In Colorado the licensee may then charge wagers on the banker, in place of a charge on wins; Great Britain has no such charge.',
    bank: 'Great Britain says who may hold the bank; Colorado, who the banker at the table is.',
    'automated-equipment':
      'Great Britain requires consent where automated equipment departs from the rules; Colorado lets it use more decks, in two batches, and requires approval of devices that reshuffle by themselves.',
  },
};
