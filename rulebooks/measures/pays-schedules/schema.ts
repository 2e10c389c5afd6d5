/** No less than at least one of these, taken as a whole, on every row of it. */
import { z } from 'zod';
import { id, payText } from '../../terms/fields';
import { when } from '../../terms/part';

/** Floors that go together: each event of a wager, and the least it pays. */
export const Schedule = z.object({ label: z.string(), rows: z.record(id, payText) });

export const Part = z.strictObject({
  ...when,
  measure: z.literal('pays'),
  against: z.literal('schedules'),
  schedules: z.array(Schedule).min(2),
});
export type Part = z.infer<typeof Part>;

export const compares = 'what is paid with each of the tables, as a whole';
