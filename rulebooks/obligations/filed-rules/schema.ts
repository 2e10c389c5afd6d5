/** The rules and practices of a game that no rulebook lists are filed with it. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('filed-rules') });
export type Part = z.infer<typeof Part>;

export const lacking = 'breach';
export const compares = 'the rules and practices filed with a new game with the parts that a trial needs';
