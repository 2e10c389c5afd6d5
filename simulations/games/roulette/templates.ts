/** Wagers of the family as an operator would write them, and others to start from. */
import { type Templates, win } from '../../features/templates';
import type { RouletteParameters } from './parameters';

const numbers = (...all: number[]) => win(`number in [${all.join(', ')}]`);

/** Zeros have the number 0, so that the first numbers with every zero are the same row on either wheel. */
const FIRST = numbers(0, 1, 2, 3);

export const rouletteTemplates: Templates<RouletteParameters> = {
  wagers: ({ zeros }) => ({
    'straight-up': win('number == 17'),
    split: numbers(17, 18),
    street: win('line == 6'),
    corner: numbers(17, 18, 20, 21),
    ...(zeros === 1 ? { 'first-four': FIRST } : { 'first-five': FIRST }),
    'six-line': win('line in [6, 7]'),
    column: win('column == 2'),
    dozen: win('dozen == 2'),
    'red-black': { win: 'colour == "red"', zero: 'zero' },
    'odd-even': { win: 'odd', zero: 'zero' },
    'low-high': { win: '1 <= number <= 18', zero: 'zero' },
    'split-columns': win('column in [1, 2]'),
    'split-dozens': win('dozen in [1, 2]'),
  }),
  examples: [
    {
      id: 'colour-and-dozen',
      label: 'Colour and dozen',
      rows: [
        ['Red in the second dozen', 'colour == "red" and dozen == 2'],
        ['Any other red', 'colour == "red"'],
      ],
    },
  ],
};
