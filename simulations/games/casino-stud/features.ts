/** What can be told of the cards of a round: the player’s five, the dealer’s five, and the dealer’s card that lies open. */
import { toldOf } from '../dealt-cards/at-table';
import { cardFeatures } from '../dealt-cards/card-features';
import { dealtConditions, twoHands, twoSets } from '../dealt-cards/conditions';

export const studConditions = dealtConditions({
  features: [
    ...cardFeatures({ id: 'player', size: 5, words: 'the player’s five cards' }),
    ...cardFeatures({ id: 'up', size: 1, words: 'the dealer’s card that lies open' }),
    ...cardFeatures({ id: 'dealer', size: 5, words: 'the dealer’s five cards' }),
  ],
  plans: [
    twoSets({ outer: 1, inner: 0, places: { up: 'outer' } }, 'The open card is one of the pack.'),
    twoSets(
      { outer: 5, inner: 0, places: { player: 'outer' } },
      'The player’s five cards are one of the hands of five.',
    ),
    twoSets(
      { outer: 5, inner: 0, places: { dealer: 'outer' } },
      'The dealer’s five cards are one of the hands of five.',
    ),
    twoSets(
      { outer: 5, inner: 1, places: { player: 'outer', up: 'inner' } },
      'Every hand of the player is taken with every card that can then lie open.',
    ),
    twoHands(
      ['player', 'dealer'],
      'Every hand of the player is counted with every hand of five that the dealer can then have, by inclusion and exclusion.',
    ),
  ],
  together:
    'Look at the player’s hand with the open card, or with the dealer’s hand by its worth and ranks: not at all three, and at no suits of both hands.',
  dealt: 10,
  views: { player: [0, 1, 2, 3, 4], dealer: [5, 6, 7, 8, 9], up: [5] },
  told: ({ id }) => toldOf(id.split('.')[1] as string),
});
