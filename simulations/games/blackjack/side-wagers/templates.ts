/** Wagers of the family as an operator would write them, and others to start from. */
import type { Templates } from '../../../features/templates';

export const blackjackSideTemplates: Templates<unknown> = {
  wagers: () => ({
    'twenty-one-plus-three': {
      'suited-three-of-a-kind': 'table.alike == 3 and table.flush',
      'straight-flush': 'table.straight and table.flush',
      'three-of-a-kind': 'table.alike == 3',
      straight: 'table.straight',
      flush: 'table.flush',
    },
    'royal-match': {
      'royal-match': 'player.suited and player.low == 12 and player.high == 13',
      'suited-pair': 'player.suited and player.pair',
      'straight-flush': 'player.suited and player.consecutive',
      suited: 'player.suited',
    },
    'perfect-pairs': {
      'perfect-pair': 'player.pair and player.suited',
      'coloured-pair': 'player.pair and player.reds in [0, 2]',
      'mixed-pair': 'player.pair',
    },
  }),
  examples: [
    {
      id: 'sevens',
      label: 'Sevens among the first three cards',
      rows: [
        ['Three sevens', 'table.sevens == 3'],
        ['Two sevens', 'table.sevens == 2'],
        ['One seven', 'table.sevens == 1'],
      ],
    },
    {
      id: 'twenty',
      label: 'Twenty with two cards',
      rows: [
        [
          'A pair of queens against a dealer’s ace',
          'player.pair and player.high == 12 and dealer.rank == 14',
        ],
        ['A suited 20', 'player.total == 20 and player.suited'],
        ['Any other 20', 'player.total == 20'],
      ],
    },
    {
      id: 'over-13',
      label: 'Over 13',
      rows: [
        [
          'The two cards score more than 13, and no ace is among them',
          'player.total > 13 and not player.soft',
        ],
      ],
    },
  ],
};
