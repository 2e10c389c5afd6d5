import { z } from 'zod';

const sum = z.int('Write the amount in whole pence or cents.').min(1, 'Write an amount above 0.').max(1e12);

export const LetItRideParameters = z.strictObject({
  /** The lowest pair that is paid, 2 to 14. */
  lowestPair: z
    .int('Write the rank of the pair as a number from 2 to 14.')
    .min(2, 'No pair is lower than twos.')
    .max(14, 'No pair is higher than aces, 14.')
    .default(10),
  /** The most that is paid to one player for a royal flush, all wagers together, where each wager is of this amount; in minor units. */
  royalCeiling: z.strictObject({ wager: sum, most: sum }).nullable().default(null),
});
export type LetItRideParameters = z.infer<typeof LetItRideParameters>;
