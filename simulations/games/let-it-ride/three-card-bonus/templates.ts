/** Wagers of the family as an operator would write them, and others to start from. */
import { bestFive, bestThree } from '../../../equipment/cards/categories';
import { named, type Templates } from '../../../features/templates';
import { hands } from '../../dealt-cards/templates';

export const threeCardBonusTemplates: Templates<unknown> = {
  wagers: () => ({
    'three-card-bonus': {
      'mini-royal-flush': 'player.hand == "straight-flush" and player.low == 12',
      ...named('player.hand', bestThree('pair')),
    },
  }),
  examples: [
    {
      id: 'final-hand',
      label: 'Five cards, tens or better',
      rows: [...hands('final.hand', bestFive('two-pairs')), ['Pair of tens or better', 'final.pairOf >= 10']],
    },
    {
      id: 'two-on-the-table',
      label: 'The two on the table',
      rows: [
        ['A pair of aces', 'table.aces == 2'],
        ['Any other pair', 'table.alike == 2'],
        ['Two cards of one suit', 'table.suited == 2'],
      ],
    },
  ],
};
