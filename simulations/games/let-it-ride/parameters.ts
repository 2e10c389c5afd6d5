import { z } from 'zod';
import { unknownRules } from '../dealt-cards/known-rules';

const amount = z
  .int('Write the amount in whole pence or cents.')
  .min(1, 'Write an amount above 0.')
  .max(1e12, 'Write an amount of at most 10,000,000,000 whole units of the currency.');

export const LetItRideParameters = z
  .strictObject(
    {
      /** The lowest pair that is paid, 2 to 14. */
      lowestPair: z
        .int('Write the rank of the pair as a number from 2 to 14.')
        .min(2, 'No pair is lower than twos.')
        .max(14, 'No pair is higher than aces, 14.')
        .default(10),
      /**
       * A ceiling on what a royal flush is paid: the most that one player is paid for all wagers together, where each wager is
       * of so much; in minor units. Both or neither.
       */
      royalMost: amount.optional(),
      royalWager: amount.optional(),
    },
    unknownRules,
  )
  .superRefine(({ royalMost, royalWager }, context) => {
    if (royalMost !== undefined && royalWager === undefined)
      context.addIssue({
        code: 'custom',
        path: ['royalWager'],
        message: 'Write how much one wager is as well: a ceiling on royal flushes means nothing without it.',
      });
    if (royalMost === undefined && royalWager !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['royalMost'],
        message: 'Write the ceiling on royal flushes as well, or leave out how much one wager is.',
      });
  });
export type LetItRideParameters = z.infer<typeof LetItRideParameters>;
