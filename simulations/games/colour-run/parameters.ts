import { z } from 'zod';

export const ColourRunParameters = z
  .strictObject({
    zeros: z.union([z.literal(1), z.literal(2)]).default(1),
    /** The shortest run, counted after the establishing spin, that is paid. */
    firstPaid: z.int().min(1).max(40).default(4),
    /** The run at which the wager is settled without a further spin. */
    last: z.int().min(1).max(40).default(14),
  })
  .refine(({ firstPaid, last }) => firstPaid <= last, {
    message: 'the first paid run comes no later than the last',
  });
export type ColourRunParameters = z.infer<typeof ColourRunParameters>;
