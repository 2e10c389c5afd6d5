import type { ColourRunParameters } from '../../games/colour-run/parameters';
import type { MoneyWheelParameters } from '../../games/money-wheel/parameters';
import type { RouletteParameters } from '../../games/roulette/parameters';
import { type Wagers, win } from './rows';

const numbers = (...all: number[]) => win(`number in [${all.join(', ')}]`);

/** Zeros have the number 0, so that the first numbers with every zero are the same row on either wheel. */
const FIRST = numbers(0, 1, 2, 3);

export const rouletteWagers: Wagers<RouletteParameters> = ({ zeros }) => ({
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
});

export const colourRunWagers: Wagers<ColourRunParameters> = ({ firstPaid, last }) => ({
  run: Object.fromEntries(
    Array.from({ length: last - firstPaid + 1 }, (_, i) => [
      `run-${firstPaid + i}`,
      `run == ${firstPaid + i}`,
    ]),
  ),
});

export const moneyWheelWagers: Wagers<MoneyWheelParameters> = ({ segments }) =>
  Object.fromEntries(segments.map(({ id }) => [`symbol-${id}`, win(`symbol == "${id}"`)]));
