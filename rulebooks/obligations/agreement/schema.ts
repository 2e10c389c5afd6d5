/** The agreement of a wager's proprietor to a variation; in which clause, where that is another. */
import { z } from 'zod';
import { clause } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  owes: z.literal('agreement'),
  askedIn: clause.exactOptional(),
});
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-consent';
export const compares = 'the proprietor’s consent with those on file';
