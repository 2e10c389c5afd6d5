/** A row the operator may leave out: `event` pays as `row` does, or at least `atLeast`. */
import { z } from 'zod';
import { id, payText } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('pays'),
  against: z.literal('row'),
  event: id,
  row: id,
  atLeast: payText,
});
export type Part = z.infer<typeof Part>;

export const compares = 'what an optional row pays with its minimum, or with its neighbour’s pay';
