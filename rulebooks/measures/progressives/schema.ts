/** Wagers paid from a meter are those that the game lists with terms of their own. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('progressives'),
  listed: z.literal('for the game'),
});
export type Part = z.infer<typeof Part>;

export const compares = 'a progressive jackpot with the games that have rules for one';
