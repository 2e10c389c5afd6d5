/** The seed is any amount; or the printed one, multiplied as the wager is. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('seed'),
  exactly: z.enum(['any', 'printed']),
});
export type Part = z.infer<typeof Part>;

export const compares = 'the seed with that of the table in use, for this wager';
