/** The wagers offered are among those listed for the game. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('wagers'),
  listed: z.literal('for the game'),
});
export type Part = z.infer<typeof Part>;

export const compares = 'the wagers offered with those listed for the game';
