/** The day lies within the dates agreed for a trial. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, measure: z.literal('day'), within: z.literal('trial') });
export type Part = z.infer<typeof Part>;

export const compares = 'the dates of the trial with what was agreed';
