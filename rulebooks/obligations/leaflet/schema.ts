/** The leaflet, with the edge of each pay table. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('leaflet') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'the pay tables on offer with what the premises must hand out';
