/** Wagers of the family as an operator would write them, and others to start from. */
import { type Templates, win } from '../../features/templates';
import type { MoneyWheelParameters } from './parameters';

export const moneyWheelTemplates: Templates<MoneyWheelParameters> = {
  wagers: ({ segments }) =>
    Object.fromEntries(segments.map(({ id }) => [`symbol-${id}`, win(`symbol == "${id}"`)])),
  examples: [
    {
      id: 'rare-symbol',
      label: 'Rare symbol',
      rows: [['A symbol of two segments or fewer', 'segments <= 2']],
    },
  ],
};
