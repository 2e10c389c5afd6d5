/** No less than the wager's own `minimum`. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, measure: z.literal('pays'), against: z.literal('minimum') });
export type Part = z.infer<typeof Part>;

export const compares = 'what each event pays with the least it may pay';
