import type { CrapsParameters } from '../../games/craps/parameters';
import type { SicBoParameters } from '../../games/sic-bo/wagers';
import { type Wagers, win } from './rows';

const total = (total: number) => win(`comeOut.total == ${total}`);
const FIELD_TOTALS = [2, 3, 4, 9, 10, 11, 12];

/** Wagers on the next throw are written on the come-out throw, which is dealt no differently. */
export const crapsWagers: Wagers<CrapsParameters> = ({ voidOnDont }) => ({
  'win-line': win('lineWins'),
  'dont-win-line': {
    win: `not lineWins and comeOut.total != ${voidOnDont}`,
    void: `comeOut.total == ${voidOnDont}`,
  },
  'any-craps': win('comeOut.total in [2, 3, 12]'),
  'craps-2': total(2),
  'craps-3': total(3),
  'craps-12': total(12),
  eleven: total(11),
  'any-seven': total(7),
  pair: win('comeOut.pair and comeOut.low == 2'),
  'non-pair': win('comeOut.low == 1 and comeOut.high == 3'),
  field: Object.fromEntries(FIELD_TOTALS.map((total) => [`total-${total}`, `comeOut.total == ${total}`])),
});

const TOTALS = [4, 5, 6, 7, 8, 9, 10];

export const sicBoWagers: Wagers<SicBoParameters> = ({ doubleIncludesTriple }) => ({
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
});
