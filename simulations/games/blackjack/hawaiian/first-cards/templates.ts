/** Wagers of the family as an operator would write them, and others to start from. */
import type { Templates } from '../../../../features/templates';

export const hawaiianFirstTemplates: Templates<unknown> = {
  wagers: () => ({
    jokers: { 'two-jokers': 'player.jokers == 2', 'one-joker': 'player.jokers == 1' },
  }),
  examples: [
    {
      id: 'jokers-dealt',
      label: 'Jokers among the first three cards',
      rows: [
        ['Three jokers', 'table.jokers == 3'],
        ['Two jokers', 'table.jokers == 2'],
        ['One joker', 'table.jokers == 1'],
      ],
    },
    {
      id: 'ranked-hands',
      label: 'A hand of the first two ranks',
      rows: [
        ['Two aces', 'player.aces == 2'],
        ['A joker and a ten', 'player.total == 22'],
      ],
    },
  ],
};
