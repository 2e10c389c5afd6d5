/** The consent of the authority; for what, where `when` does not say it. */
import { z } from 'zod';
import { when } from '../../terms/part';

export const Part = z.strictObject({ ...when, owes: z.literal('consent'), of: z.string().exactOptional() });
export type Part = z.infer<typeof Part>;

export const lacking = 'needs-consent';
export const compares = 'the approval with those on file';
