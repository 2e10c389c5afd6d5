/** What one reviewer proposes and another confirms, where the authority lets no reviewer decide alone. */
import { z } from 'zod';
import { DECISIONS, RULINGS } from './steps';

export const Proposed = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('decision'),
    kind: z.enum(DECISIONS),
    reasons: z.string(),
    conditions: z.array(z.string()),
    trialFrom: z.string().optional(),
    trialTo: z.string().optional(),
    files: z.array(z.string()).optional(),
  }),
  z.object({
    what: z.literal('ruling'),
    kind: z.enum(RULINGS),
    text: z.string(),
    reasons: z.string().optional(),
    lastDay: z.string().optional(),
    files: z.array(z.string()).optional(),
  }),
]);
export type Proposed = z.infer<typeof Proposed>;
