/** Wagers of the family as an operator would write them, and others to start from. */
import { bestFive, bestThree } from '../../../equipment/cards/categories';
import { named, type Templates } from '../../../features/templates';
import { hands } from '../../dealt-cards/templates';
import type { SideWagerParameters } from './parameters';

const withAce = (...ranks: number[]) => `hole.high == 14 and hole.low in [${ranks.join(', ')}]`;

export const holdemSideTemplates: Templates<SideWagerParameters> = {
  wagers: ({ bothAces }) => ({
    trips: named('final.hand', bestFive('three-of-a-kind')),
    'best-of-seven-progressive': named('final.hand', bestFive('flush')),
    'five-of-seven-progressive': named('final.hand', bestFive('full-house')),
    'aa-bonus': {
      'flush-or-better': 'atFlop.worth >= 5',
      'aces-to-straight': 'atFlop.worth >= 2 or atFlop.pairOf == 14',
    },
    'bonus-jackpot': {
      ...(bothAces === 'paid' ? { 'both-aces': 'hole.aces == 2 and dealer.aces == 2' } : {}),
      aces: 'hole.aces == 2',
      'ace-king-suited': `${withAce(13)} and hole.suited == 2`,
      'ace-queen-or-jack-suited': `${withAce(11, 12)} and hole.suited == 2`,
      'ace-king-unsuited': withAce(13),
      'jacks-to-kings': '11 <= hole.pairOf <= 13',
      'ace-queen-or-jack-unsuited': withAce(11, 12),
      'low-pair': 'hole.alike == 2',
    },
  }),
  examples: [
    {
      id: 'flop',
      label: 'The flop',
      rows: hands('flop.hand', bestThree('pair')),
    },
    {
      id: 'pocket-pairs',
      label: 'Pair against pair',
      rows: [
        ['Both have a pair of the same rank', 'hole.alike == 2 and hole.pairOf == dealer.pairOf'],
        ['Both have a pair', 'hole.alike == 2 and dealer.alike == 2'],
        ['The player alone has a pair', 'hole.alike == 2'],
      ],
    },
    {
      id: 'board-of-one-colour',
      label: 'Board of one colour',
      rows: [
        ['All five cards of one suit', 'board.suited == 5'],
        ['All five cards of one colour', 'board.reds in [0, 5]'],
      ],
    },
  ],
};
