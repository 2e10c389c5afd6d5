/** A line with pays other than the minimum and the printed tables, and with the edge. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('own-pays-shown') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'what is paid with the minimum and the printed tables';
