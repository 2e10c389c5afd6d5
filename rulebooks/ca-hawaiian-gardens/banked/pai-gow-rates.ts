/** The rates of the pai gow games, lines 3059 to 3103. */
import { asks, tells } from '../../format/statements';
import type { Document } from '../document';

export const ratesOfPaiGow: Document = {
  number: '41.2',
  title: 'Rates of the pai gow games',
  games: [
    'pai-gow-poker',
    'jokers-wild-pai-gow-poker',
    'fortune-pai-gow-poker',
    'pai-gow-tiles',
    'pai-gow-tiles-wild',
  ],
  rules: [
    asks(
      'Rates Pai Gow 1(a)',
      3061,
      'fees',
      'In options 1 to 16 the player-dealer pays a fee for each hand, before the deal,',
      'We take the player-dealer’s fee once a hand, before cards or tiles are dealt.',
    ),
    asks(
      'Rates Pai Gow 1(b)',
      3061,
      'fees',
      'and each player pays a fee for each betting circle with a wager on the game.',
      'If we use one of options 1 to 16 of the rates, we take a player’s fee for each betting circle with a wager on the game.',
    ),
    asks(
      'Rates Pai Gow 1(c)',
      3061,
      'fees',
      'In options 17 to 20 players pay no fee for any wager,',
      'Where an option charges players nothing, we take nothing from them for any wager.',
    ),
    asks(
      'Rates Pai Gow 1(d)',
      3061,
      'fees',
      'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
      'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
    ),
    tells('Rates Pai Gow 1(e)', 3061, 'elsewhere', 'The options below are those approved.', {
      askedBy: ['Rates Pai Gow 2', 'Rates Pai Gow 3'],
    }),
    asks(
      'Rates Pai Gow 2',
      [3063, 3079],
      'fees',
      'Options 1 to 16: fixed fees of player and player-dealer by the limit of the table.',
      'If we use one of options 1 to 16 of the rates, we charge exactly its fees.',
    ),
    asks(
      'Rates Pai Gow 3',
      [3081, 3102],
      'fees',
      'Options 17 to 20: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
      'If we use one of options 17 to 20 of the rates, we charge exactly its fees.',
    ),
  ],
};
