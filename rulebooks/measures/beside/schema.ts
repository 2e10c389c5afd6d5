/** A wager that is only taken beside others is on offer only where they are. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('beside'),
  wagers: z.array(z.string().min(1)).min(1),
  /** Whether one of them is enough. */
  enough: z.enum(['all', 'one']).default('all'),
});
export type Part = z.infer<typeof Part>;

export const compares = 'the wagers on offer with those that a wager must have beside it';
