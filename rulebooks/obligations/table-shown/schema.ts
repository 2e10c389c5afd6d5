/** A line that says which of the tables that are replaced as a whole is in use. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('table-shown') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'the pay table in use with the tables that are replaced as a whole';
