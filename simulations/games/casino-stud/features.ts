/** The features of the cards of a round: the player’s five, the dealer’s five, and the dealer’s up-card. */
import { cardFeatures } from '../dealt-cards/card-features';
import { dealtConditions, oneSet, twoHands, twoSets } from '../dealt-cards/conditions';

export const studConditions = dealtConditions({
  features: [
    ...cardFeatures({ id: 'player', size: 5, words: 'the player’s five cards' }),
    ...cardFeatures({ id: 'up', size: 1, words: 'the dealer’s up-card' }),
    ...cardFeatures({ id: 'dealer', size: 5, words: 'the dealer’s five cards' }),
  ],
  plans: [
    oneSet('up', 1, 'The up-card is any card of the pack.'),
    oneSet('player', 5, 'The player’s five cards are any hand of five.'),
    oneSet('dealer', 5, 'The dealer’s five cards are any hand of five.'),
    twoSets(
      { outer: 5, inner: 1, places: { player: 'outer', up: 'inner' } },
      'Every hand of the player is combined with every possible up-card.',
    ),
    twoHands(
      ['player', 'dealer'],
      'Every hand of the player is combined with every possible hand of the dealer, counted by inclusion and exclusion.',
    ),
  ],
  together:
    'Combine the player’s hand with the up-card, or with the worth and ranks of the dealer’s hand: never all three, and never the suits of both hands.',
  dealt: 10,
  views: { player: [0, 1, 2, 3, 4], dealer: [5, 6, 7, 8, 9], up: [5] },
});
