/** The leaflet, with the edge of each pay table. `of`: the option for whose chosen value the edge is asked. */
import { z } from 'zod';
import { id } from '../../terms/fields';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('leaflet'), of: id.exactOptional() });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-notice';
export const compares = 'the pay tables on offer with what the premises must hand out';
