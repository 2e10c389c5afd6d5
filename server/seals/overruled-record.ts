/** A finding that a reviewer overruled, as a decision seals it. Runs in a browser too. */
import { z } from 'zod';
import { VERDICTS } from '@/rulebooks/findings/finding';

const line = z.string().max(500);

export const Overruled = z.object({
  rule: line,
  clause: line,
  /** As computed, with its sentence: neither is changed. */
  verdict: z.enum(VERDICTS),
  finding: z.string().max(50_000),
  reasons: z.string().max(50_000),
  by: line,
  at: z.iso.datetime(),
});
export type Overruled = z.infer<typeof Overruled>;

/** Left out where nothing was overruled: decisions older than this have none. */
export const overruledField = z.array(Overruled).max(5000).optional();
