/** Wagers of the family as an operator would write them, and others to start from. */
import { bestFive, bestThree } from '../../../equipment/cards/categories';
import { named, type Templates } from '../../../features/templates';
import { hands } from '../../dealt-cards/templates';

export const threeCardSideTemplates: Templates<unknown> = {
  wagers: () => ({
    'pair-plus': named('player.hand', bestThree('pair')),
  }),
  examples: [
    {
      id: 'best-of-six',
      label: 'Best five of all six cards',
      rows: hands('table.hand', bestFive('three-of-a-kind')),
    },
    {
      id: 'one-colour',
      label: 'Cards of one colour',
      rows: [
        ['All six cards of one colour', 'table.reds in [0, 6]'],
        ['The player’s three cards of one colour', 'player.reds in [0, 3]'],
      ],
    },
    {
      id: 'pair-against-pair',
      label: 'Pair against pair',
      rows: [
        ['The player and the dealer both have a pair', 'player.hand == "pair" and dealer.hand == "pair"'],
      ],
    },
  ],
};
