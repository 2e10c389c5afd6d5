/**
 * The features of the cards of a round: the player’s two, the flop, the board, and the hands they make. The dealer’s cards
 * have features of their own only: they are dealt as the player’s two cards are.
 */
import { cardFeatures } from '../../dealt-cards/card-features';
import { dealtConditions, oneSet, twoSets } from '../../dealt-cards/conditions';

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
    oneSet('final', 7, 'The player’s cards and the board are any set of seven.'),
    oneSet('hole', 2, 'The player’s cards are any two cards.'),
    oneSet('dealer', 2, 'The dealer’s cards are any two cards.'),
    oneSet('flop', 3, 'The flop is any set of three cards.'),
    oneSet('atFlop', 5, 'The player’s cards and the flop are any set of five.'),
    oneSet('board', 5, 'The board is any set of five cards.'),
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
});
