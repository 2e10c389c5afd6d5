/** One printed table exactly, with the options that it is printed for; of wagers that are one by other tables only one is offered. `together`: all of them by the table of one name. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('pays'),
  against: z.literal('tables'),
  together: z.literal(true).exactOptional(),
});
export type Part = z.infer<typeof Part>;

export const compares = 'what is paid with each of the tables as printed, and the wager each is printed for';
