/** A progressive jackpot's contribution, a share of the progressive wagers. */
import { z } from 'zod';
import { shareText } from '../../terms/fields';
import { as, when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('contribution'),
  atLeast: shareText,
  ...as,
});
export type Part = z.infer<typeof Part>;

export const compares = 'the share paid into the progressive with the least permitted';
