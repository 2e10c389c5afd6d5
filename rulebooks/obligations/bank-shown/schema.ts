/** A line that says who banks the game, where the house does not. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('bank-shown') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'who banks the game with what the sign says of it';
