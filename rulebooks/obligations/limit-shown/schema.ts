/**
 * A line with the limit, an option, on what optional wagers pay out in one round to all winners together. A limit that
 * a single win at the largest wager (the option `largest`, else the table's) exceeds is reported with both sums.
 */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  owes: z.literal('limit-shown'),
  limit: id,
  largest: id,
  line: z.string(),
});
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares =
  'the limit on what one round pays out with what one win comes to at the maximum wager';
