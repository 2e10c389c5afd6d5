/** No fields: advice against the minimum odds used as a whole table. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('balance') });
export type Part = z.infer<typeof Part>;

export const lacking = undefined;
export const compares = 'the pay table in use with the list of minimum odds';
