/** The option of a fee schedule that a table uses: its limit, how many rates it has, and whether it is a share of what is wagered. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

const measure = z.literal('collection');

const Limit = z.strictObject({ ...when, measure, option: id, asks: z.literal('limit') });
const Rates = z.strictObject({
  ...when,
  measure,
  option: id,
  asks: z.literal('rates'),
  atMost: z.int().positive(),
});
const Share = z.strictObject({ ...when, measure, option: id, asks: z.literal('share') });

export const Part = z.discriminatedUnion('asks', [Limit, Rates, Share]);
export type Part = z.infer<typeof Part>;

export const compares =
  'the collection fees in use with the table limit, the number of rates and the sums permitted';
