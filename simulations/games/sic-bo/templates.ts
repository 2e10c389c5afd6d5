/** Wagers of the family as an operator would write them, and others to start from. */
import { type Templates, win } from '../../features/templates';
import type { SicBoParameters } from './wagers';

const TOTALS = [4, 5, 6, 7, 8, 9, 10];

export const sicBoTemplates: Templates<SicBoParameters> = {
  wagers: ({ doubleIncludesTriple }) => ({
    small: win('total <= 10 and not triple'),
    big: win('total >= 11 and not triple'),
    odd: win('odds in [1, 3] and not triple'),
    even: win('odds in [0, 2] and not triple'),
    'specific-triple': win('sixes == 3'),
    'specific-double': win(doubleIncludesTriple ? 'sixes >= 2' : 'sixes == 2'),
    'any-triple': win('triple'),
    ...Object.fromEntries(TOTALS.map((low) => [`total-${low}-${21 - low}`, win(`total == ${low}`)])),
    combination: win('fives >= 1 and sixes >= 1'),
    'four-number': win('high <= 4 and alike == 1'),
    'three-single': win('low == 1 and middle == 2 and high == 3'),
    'double-and-single': win('fives == 1 and sixes == 2'),
    single: { one: 'sixes == 1', two: 'sixes == 2', three: 'sixes == 3' },
  }),
  examples: [
    {
      id: 'sequence-or-parity',
      label: 'Sequence, all odd or all even',
      rows: [
        ['Three numbers in sequence', 'straight'],
        ['All three odd, or all three even', 'odds in [0, 3]'],
      ],
    },
  ],
};
