/** A line with the dates of a trial. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('trial-shown') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'the dates of the trial with what the sign must show';
