/** The features of the cards of a round: the player’s three, the two on the table, and the hand of five they make. */
import { cardFeatures } from '../dealt-cards/card-features';
import { dealtConditions, oneSet, twoSets } from '../dealt-cards/conditions';

export const letItRideConditions = dealtConditions({
  features: [
    ...cardFeatures({ id: 'player', size: 3, words: 'the player’s three cards' }),
    ...cardFeatures({ id: 'table', size: 2, words: 'the two cards on the table' }),
    ...cardFeatures({ id: 'final', size: 5, words: 'the five cards of the final hand' }),
  ],
  plans: [
    oneSet('player', 3, 'The player’s three cards are any hand of three.'),
    oneSet('table', 2, 'The two cards on the table are any two cards.'),
    oneSet('final', 5, 'The final hand is any hand of five.'),
    twoSets(
      { outer: 3, inner: 2, places: { player: 'outer', table: 'inner', final: 'both' } },
      'Every hand of three is combined with every two cards that can then be on the table.',
    ),
  ],
  together: 'Combine only a few features of the player’s cards, of those on the table and of the final hand.',
  dealt: 5,
  views: { player: [0, 1, 2], table: [3, 4], final: [0, 1, 2, 3, 4] },
});
