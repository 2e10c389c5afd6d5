/** A table offers no more side wagers than this: of those that the rule lists, or of all, the operator's own among them. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('side-wagers'),
  atMost: z.int().positive(),
});
export type Part = z.infer<typeof Part>;

export const compares = 'how many side wagers a table offers with how many it may';
