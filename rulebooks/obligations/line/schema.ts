/** A line on the sign, with the value of the option `decks` for "{decks}". `of`: the option that the line announces. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  owes: z.literal('line'),
  line: z.string(),
  of: id.exactOptional(),
});
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'the sign with the line that is required';
