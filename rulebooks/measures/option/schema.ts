/** The value of an option, one of these. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { as, when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('option'),
  option: id,
  oneOf: z.array(z.string()).min(1),
  ...as,
});
export type Part = z.infer<typeof Part>;

export const compares = 'the option’s value with those permitted';
