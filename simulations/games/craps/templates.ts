/** Wagers of the family as an operator would write them, and others to start from. */
import { type Templates, win } from '../../features/templates';
import type { CrapsParameters } from './parameters';

const total = (total: number) => win(`comeOut.total == ${total}`);
const FIELD_TOTALS = [2, 3, 4, 9, 10, 11, 12];

/** Wagers on the next throw are written on the come-out throw, which is dealt no differently. */
export const crapsTemplates: Templates<CrapsParameters> = {
  wagers: ({ voidOnDont }) => ({
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
  }),
  examples: [
    {
      id: 'long-round',
      label: 'Long round',
      rows: [
        ['Twelve throws or more', 'throws >= 12'],
        ['Nine to eleven throws', 'throws >= 9'],
        ['Six to eight throws', 'throws >= 6'],
      ],
    },
    {
      id: 'point-from-a-pair',
      label: 'Point from a pair',
      rows: [
        ['The point, thrown first as a pair, is made', 'comeOut.pair and result == "made"'],
        ['Any other point is made', 'result == "made"'],
      ],
    },
  ],
};
