/** The consent of the authority or of the owner of the game; for what, where `when` does not say it. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  owes: z.literal('consent'),
  of: z.string().exactOptional(),
  /** Left out: the authority. */
  from: z.literal('owner').exactOptional(),
  /** What a document has to be about, where it is no part of the game. */
  about: z.literal('house-rules').exactOptional(),
});
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-consent';
export const compares = 'the approval with those on file';
