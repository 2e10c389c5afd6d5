/**
 * What can be told of the cards of a round: the player’s two, the flop, the board, and the hands they make. What the
 * dealer holds is told by itself: it is dealt as the player’s two cards are.
 */
import { toldOf } from '../../dealt-cards/at-table';
import { cardFeatures } from '../../dealt-cards/card-features';
import { dealtConditions, twoSets } from '../../dealt-cards/conditions';

const OF_SEVEN = ['hand', 'worth', 'alike', 'suited'];

export const holdemConditions = dealtConditions({
  features: [
    ...cardFeatures({ id: 'hole', size: 2, words: 'the player’s two cards' }),
    ...cardFeatures({ id: 'dealer', size: 2, words: 'the dealer’s two cards' }),
    ...cardFeatures({ id: 'flop', size: 3, words: 'the three cards of the flop' }),
    ...cardFeatures({ id: 'atFlop', size: 5, words: 'the player’s two cards and the flop' }),
    ...cardFeatures({ id: 'board', size: 5, words: 'the five cards of the board' }),
    ...cardFeatures({
      id: 'final',
      size: 7,
      words: 'the player’s two cards and the board',
      only: OF_SEVEN,
    }),
  ],
  plans: [
    twoSets(
      { outer: 7, inner: 0, places: { final: 'outer' } },
      'The player’s cards and the board are one of the sets of seven.',
    ),
    twoSets(
      { outer: 2, inner: 0, places: { hole: 'outer' } },
      'The player’s cards are one of the pairs of cards.',
    ),
    twoSets(
      { outer: 2, inner: 0, places: { dealer: 'outer' } },
      'The dealer’s cards are one of the pairs of cards.',
    ),
    twoSets({ outer: 3, inner: 0, places: { flop: 'outer' } }, 'The flop is one of the sets of three cards.'),
    twoSets(
      { outer: 5, inner: 0, places: { atFlop: 'outer' } },
      'The player’s cards and the flop are one of the sets of five.',
    ),
    twoSets(
      { outer: 5, inner: 0, places: { board: 'outer' } },
      'The board is one of the sets of five cards.',
    ),
    twoSets(
      { outer: 2, inner: 2, places: { hole: 'outer', dealer: 'inner' } },
      'Every two cards of the player are taken with every two that the dealer can then have.',
    ),
    twoSets(
      { outer: 2, inner: 3, places: { hole: 'outer', flop: 'inner', atFlop: 'both' } },
      'Every two cards of the player are taken with every flop that can then come.',
    ),
    twoSets(
      { outer: 5, inner: 2, places: { board: 'outer', hole: 'inner', final: 'both' } },
      'Every board is taken with every two cards that the player can then have.',
    ),
  ],
  together:
    'Look at the player’s cards with the flop, with the board or with the dealer’s two cards: not at the flop and the whole board at once.',
  dealt: 9,
  views: {
    hole: [0, 1],
    dealer: [2, 3],
    flop: [4, 5, 6],
    atFlop: [0, 1, 4, 5, 6],
    board: [4, 5, 6, 7, 8],
    final: [0, 1, 4, 5, 6, 7, 8],
  },
  told: ({ id }) => toldOf(id.split('.')[1] as string),
});
