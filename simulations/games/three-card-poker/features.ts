/** The features of the cards of a round: the player’s three, the dealer’s three, and all six. */
import { rankThree } from '../../equipment/cards/hand-ranking';
import { inTable } from '../../exact/in-table';
import type { Cards } from '../dealt-cards/card-codes';
import { cardFeatures, HANDS, winnerFeature } from '../dealt-cards/card-features';
import { dealtConditions, oneSet, twoSets } from '../dealt-cards/conditions';

const SIX = [0, 1, 2, 3, 4, 5];
const at = (cards: Cards, i: number) => inTable(cards[i]);
const playersLead = (cards: Cards) =>
  rankThree(at(cards, 0), at(cards, 1), at(cards, 2)) - rankThree(at(cards, 3), at(cards, 4), at(cards, 5));

const strength = (cards: Cards) => rankThree(at(cards, 0), at(cards, 1), at(cards, 2));
const winner = winnerFeature(
  'Whose three cards are the better hand, whether or not anybody plays or qualifies.',
);

export const threeCardConditions = dealtConditions({
  features: [
    ...cardFeatures({ id: 'player', size: 3, words: 'the player’s three cards' }),
    ...cardFeatures({ id: 'dealer', size: 3, words: 'the dealer’s three cards' }),
    winner,
    ...cardFeatures({
      id: 'table',
      size: 6,
      words: 'all six cards',
      only: ['hand', 'worth', 'alike', 'suited', 'reds'],
    }),
  ],
  plans: [
    oneSet('table', 6, 'The six cards are taken together.'),
    oneSet('player', 3, 'The player’s three cards are any hand of three.'),
    oneSet('dealer', 3, 'The dealer’s three cards are any hand of three.'),
    twoSets(
      {
        outer: 3,
        inner: 3,
        places: { player: 'outer', dealer: 'inner', table: 'both', [HANDS]: 'versus' },
        strength,
      },
      'Every hand of the player is combined with every hand of three that the dealer can then have.',
    ),
  ],
  together: 'Combine only a few features of the player’s hand, of the dealer’s and of all six cards.',
  dealt: 6,
  views: { player: [0, 1, 2], dealer: [3, 4, 5], table: SIX, [HANDS]: SIX },
  told: (feature) =>
    feature === winner
      ? (cards) => {
          const lead = playersLead(cards);
          return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'dealer';
        }
      : undefined,
});
