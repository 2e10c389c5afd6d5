/** One event pays exactly this. */
import { z } from 'zod';
import { id, payText } from '../../terms/fields';
import { as, when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('pays'),
  against: z.literal('amount'),
  event: id,
  exactly: payText,
  ...as,
});
export type Part = z.infer<typeof Part>;

export const compares = 'what is paid with what the option’s value is allowed for';
