/** What goes to the meter and to the reserve is what the table in use prints. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('increments'),
  exactly: z.literal('printed'),
});
export type Part = z.infer<typeof Part>;

export const compares = 'the shares added to meter and reserve with those of the table in use';
