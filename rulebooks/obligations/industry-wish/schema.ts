/** Evidence that some of the industry wishes to offer a game that a maker, an owner or a supplier asks for. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('industry-wish') });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-consent';
export const compares = 'who asks for the decision, with the evidence on file';
