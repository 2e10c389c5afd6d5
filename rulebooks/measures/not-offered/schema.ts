/** Wagers that an option says are not on offer are left out. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({
  ...when,
  measure: z.literal('not-offered'),
  option: id,
  /** By value of the option: the wagers that it names. */
  wagers: z.record(z.string(), z.array(id).min(1)),
});
export type Part = z.infer<typeof Part>;

export const compares = 'the wagers on offer with those that an option says are not';
