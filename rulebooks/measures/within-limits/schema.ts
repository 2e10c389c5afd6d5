/** An amount from which a wager earns something is one that the table takes. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('within-limits'),
  /** Of kind `amount`. */
  option: id,
});
export type Part = z.infer<typeof Part>;

export const compares = 'the amount from which a wager qualifies with the most that the table takes on it';
