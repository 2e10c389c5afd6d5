/** The rates of Pan 9 and Super Pan 9, lines 3172 to 3216. */
import { asks, tells } from '../../format/statements';
import type { Document } from '../document';

export const ratesOfPan9: Document = {
  number: '41.5',
  title: 'Rates of Pan 9 and Super Pan 9',
  games: ['super-9', 'pan-9', 'super-pan-9'],
  rules: [
    asks(
      'Rates Pan 9 1(a)',
      3174,
      'fees',
      'In options 1 to 16 the player-dealer pays a fee for each hand, before the deal and before any play.',
      'We take the player-dealer’s fee once a hand, before cards are dealt.',
    ),
    asks(
      'Rates Pan 9 1(b)',
      3174,
      'fees',
      'Each player pays a fee for each betting circle with a wager on the game.',
      'Where an option charges players, we take its fee for each betting circle with a wager on the game.',
    ),
    asks(
      'Rates Pan 9 1(c)',
      3174,
      'fees',
      'In options 17 to 20 players pay no fee for any wager,',
      'Where an option charges players nothing, we take nothing from them for any wager.',
    ),
    asks(
      'Rates Pan 9 1(d)',
      3174,
      'fees',
      'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
      'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
    ),
    tells('Rates Pan 9 1(e)', 3174, 'elsewhere', 'The options below are those approved.', {
      askedBy: ['Rates Pan 9 2', 'Rates Pan 9 3'],
    }),
    asks(
      'Rates Pan 9 2',
      [3176, 3192],
      'fees',
      'Options 1 to 16: fixed fees of player and player-dealer by the limit of the table.',
      'If we use one of options 1 to 16, we charge exactly its fees.',
    ),
    asks(
      'Rates Pan 9 3',
      [3194, 3216],
      'fees',
      'Options 17 to 20: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
      'If we use one of options 17 to 20, we charge exactly its fees.',
      { note: 'The numbers 18 to 20 and a last row are damaged; see the ambiguity on this statement.' },
    ),
  ],
  ambiguities: [
    {
      id: 'pan-9-rates-numbers',
      clause: 'Rates Pan 9 3',
      kind: 'damaged',
      text: 'Of the four tables of steps only the first shows its number, 17; a last row runs the cells of several together.',
      reading:
        'They are options 17 to 20 in the order of their limits, and the last row repeats cells above it.',
      otherReading: 'A further option stood in the last row and is lost.',
      because:
        'The text speaks of options 17 to 20, and there are four limits. Every sum of the last row stands in a row above it.',
      source: [3174, 3216],
    },
  ],
};
