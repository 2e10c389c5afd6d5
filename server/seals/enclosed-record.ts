/** A file that goes with a decision, as its seal names it. Runs in a browser too. */
import { z } from 'zod';

export const Enclosed = z.object({ name: z.string().max(500), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type Enclosed = z.infer<typeof Enclosed>;

/** Left out where nothing was enclosed. */
export const enclosedField = z.array(Enclosed).max(100).optional();
