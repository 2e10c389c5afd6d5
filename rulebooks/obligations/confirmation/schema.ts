/** A person's word: what an attested rule asks. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('confirmation') });
export type Part = z.infer<typeof Part>;

export const lacking = undefined;
export const compares = 'what is chosen or declared with when a person has to confirm it';
