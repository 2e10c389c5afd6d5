/** A percentage is between these, both included. */
import { z } from 'zod';
import { id, shareText } from '../../terms/fields';
import { as, when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('percentage'),
  option: id,
  within: z.tuple([shareText, shareText]),
  ...as,
});
export type Part = z.infer<typeof Part>;

export const compares = 'the option’s percentage with the least and the most permitted';
