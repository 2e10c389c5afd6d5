/** The rates of Hawaiian Blackjack, Pokara, Baccarat and Baccarat 9, lines 3149 to 3171. */
import { asks, tells } from '../../format/statements';
import type { Document } from '../document';

export const ratesOfBaccarat: Document = {
  number: '41.4',
  title: 'Rates of Hawaiian blackjack, Pokara and baccarat',
  games: ['hawaiian-blackjack', 'baccarat-9', 'baccarat-9-2009', 'baccarat', 'pokara'],
  rules: [
    asks(
      'Rates Baccarat 1(a)',
      3151,
      'fees',
      'In options 1 to 16 the player-dealer pays a fee for each hand, before the deal,',
      'We take the player-dealer’s fee once a hand, before cards are dealt.',
    ),
    asks(
      'Rates Baccarat 1(b)',
      3151,
      'fees',
      'and each player pays a fee for each betting circle with a wager on the game.',
      'We take a player’s fee for each betting circle with a wager on the game.',
    ),
    tells('Rates Baccarat 1(c)', 3151, 'elsewhere', 'The options below are those approved.', {
      askedBy: ['Rates Baccarat 2'],
    }),
    asks(
      'Rates Baccarat 2',
      [3153, 3171],
      'fees',
      'Sixteen options are approved, from 50 cents a bet and $1 of the player-dealer at $5 to $10, to $10 and $15 at $1,000 to $5,000.',
      'We charge one of the approved options exactly as printed.',
    ),
  ],
};
