/** Wagers of the family as an operator would write them, and others to start from. */
import type { Templates } from '../../features/templates';
import type { ColourRunParameters } from './parameters';

export const colourRunTemplates: Templates<ColourRunParameters> = {
  wagers: ({ firstPaid, last }) => ({
    run: Object.fromEntries(
      Array.from({ length: last - firstPaid + 1 }, (_, i) => [
        `run-${firstPaid + i}`,
        `run == ${firstPaid + i}`,
      ]),
    ),
  }),
  examples: [],
};
