/** Sums of money that an operator writes in place of a printed table are each no less than the rule's. */
import { z } from 'zod';
import { amountText, id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('sums'),
  /** Of kind `sums`. */
  option: id,
  /** By what the sum is for. */
  least: z.record(id, amountText),
});
export type Part = z.infer<typeof Part>;

export const compares = 'each sum of the operator’s own with the least that the rule prints';
