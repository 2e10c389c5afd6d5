/** Written notification to the regulator in advance. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('notification') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notification';
export const compares = 'a declared fact with what the rule then requires';
