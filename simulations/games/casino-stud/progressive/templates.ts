/** Wagers of the family as an operator would write them, and others to start from. */
import { bestFive } from '../../../equipment/cards/categories';
import { named, type Templates } from '../../../features/templates';
import { hands } from '../../dealt-cards/templates';

export const studProgressiveTemplates: Templates<unknown> = {
  wagers: () => ({ progressive: named('player.hand', bestFive('flush')) }),
  examples: [
    {
      id: 'five-card-bonus',
      label: 'Five cards, jacks or better',
      rows: [
        ...hands('player.hand', bestFive('two-pairs')),
        ['Pair of jacks or better', 'player.pairOf >= 11'],
      ],
    },
    {
      id: 'open-ace',
      label: 'Aces against an ace up',
      rows: [
        ['Three aces against an ace', 'player.aces == 3 and up.rank == 14'],
        ['Two aces against an ace', 'player.aces == 2 and up.rank == 14'],
      ],
    },
  ],
};
