/** What one wager costs is what the table is printed for; at another, sums multiply and approval comes first. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, measure: z.literal('stake'), exactly: z.literal('printed') });
export type Part = z.infer<typeof Part>;

export const compares = 'what one wager costs with what the table is printed for';
