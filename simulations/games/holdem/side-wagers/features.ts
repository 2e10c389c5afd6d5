/**
 * The features of the cards of a round: the player’s two, the flop, the board, and the hands they make. The dealer’s cards
 * have features of their own only: they are dealt as the player’s two cards are.
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
      'The player’s cards and the board are any set of seven.',
    ),
    twoSets({ outer: 2, inner: 0, places: { hole: 'outer' } }, 'The player’s cards are any two cards.'),
    twoSets({ outer: 2, inner: 0, places: { dealer: 'outer' } }, 'The dealer’s cards are any two cards.'),
    twoSets({ outer: 3, inner: 0, places: { flop: 'outer' } }, 'The flop is any set of three cards.'),
    twoSets(
      { outer: 5, inner: 0, places: { atFlop: 'outer' } },
      'The player’s cards and the flop are any set of five.',
    ),
    twoSets({ outer: 5, inner: 0, places: { board: 'outer' } }, 'The board is any set of five cards.'),
    twoSets(
      { outer: 2, inner: 2, places: { hole: 'outer', dealer: 'inner' } },
      'Every two cards of the player are combined with every two that the dealer can then have.',
    ),
    twoSets(
      { outer: 2, inner: 3, places: { hole: 'outer', flop: 'inner', atFlop: 'both' } },
      'Every two cards of the player are combined with every flop that can follow.',
    ),
    twoSets(
      { outer: 5, inner: 2, places: { board: 'outer', hole: 'inner', final: 'both' } },
      'Every board is combined with every two cards that the player can then have.',
    ),
  ],
  together:
    'Combine the player’s cards with the flop, with the board or with the dealer’s two cards: never the flop and the whole board.',
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
