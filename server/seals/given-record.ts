/** A finding whose approval or consent a decision gives, as the decision seals it. Runs in a browser too. */
import { z } from 'zod';
import { VERDICTS } from '@/rulebooks/findings/finding';

const line = z.string().max(500);

export const GivenRecord = z.object({
  rule: line,
  clause: line,
  /** As computed, with its sentence: neither is changed. */
  verdict: z.enum(VERDICTS),
  finding: z.string().max(50_000),
});
export type GivenRecord = z.infer<typeof GivenRecord>;

/** Left out where nothing is given: decisions older than this have none. */
export const givenField = z.array(GivenRecord).max(5000).optional();
