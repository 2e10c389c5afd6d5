/** Exactly the wager's own `minimum`, on every event or on those named: less or more is a breach. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('pays'),
  against: z.literal('approved'),
  events: z.array(id).exactOptional(),
});
export type Part = z.infer<typeof Part>;

export const compares = 'what each event pays with exactly what was approved';
