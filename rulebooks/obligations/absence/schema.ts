/** What must not be chosen or declared. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('absence') });
export type Part = z.infer<typeof Part>;

export const lacking = 'breach';
export const compares = 'what is chosen with what is allowed';
