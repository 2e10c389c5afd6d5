/** A line with the maximum and the minimum wager. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('limits-shown') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'the table limits with what the sign must show';
