import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Rulebook } from '@/rulebooks/format/record';
import type { Variant } from '@/rulebooks/variant/variant';

/** A version: what was chosen, and what that came to. */
export type Content = {
  variant: Variant;
  day: string;
  wagers: AnalysedWager[];
  findings: Finding[];
  /** The edition that it was judged by. */
  rulebook: Rulebook | undefined;
};
