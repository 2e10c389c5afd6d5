/** The rates of blackjack poker, three card poker and stud, lines 3104 to 3147. */
import { asks, tells } from '../../format/statements';
import type { Document } from '../document';

export const ratesOfThreeCard: Document = {
  number: '41.3',
  title: 'Rates of blackjack poker, three card poker and stud',
  games: ['three-card-poker', 'blackjack-poker', 'caribbean-stud-poker'],
  rules: [
    asks(
      'Rates Three Card 1(a)',
      3106,
      'fees',
      'In options 1 to 16 the player-dealer pays a fee for each hand, before the deal and before any play.',
      'We take the player-dealer’s fee once a hand, before cards are dealt.',
    ),
    asks(
      'Rates Three Card 1(b)',
      3106,
      'fees',
      'Each player pays a fee for each betting circle with a wager on the game.',
      'Where an option charges players, we take its fee for each betting circle with a wager on the game.',
    ),
    asks(
      'Rates Three Card 1(c)',
      3106,
      'fees',
      'In options 17 to 20 players pay no fee for any wager,',
      'Where an option charges players nothing, we take nothing from them for any wager.',
    ),
    asks(
      'Rates Three Card 1(d)',
      3106,
      'fees',
      'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
      'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
    ),
    tells('Rates Three Card 1(e)', 3106, 'elsewhere', 'The options below are those approved.', {
      askedBy: ['Rates Three Card 2', 'Rates Three Card 3'],
    }),
    asks(
      'Rates Three Card 2',
      [3108, 3125],
      'fees',
      'Options 1 to 16: fixed fees of player and player-dealer by the limit of the table.',
      'If we use one of options 1 to 16, we charge exactly its fees.',
    ),
    asks(
      'Rates Three Card 3',
      [3127, 3147],
      'fees',
      'Options 17 to 20: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
      'If we use one of options 17 to 20, we charge exactly its fees.',
    ),
  ],
};
