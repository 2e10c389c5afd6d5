import type { PoolChange } from '@/rulebooks/totalisator/own/compared';
import type { FilingShown, FilingSummary } from '../filings/shapes';
import type { CheckedShown } from '../pool-rules/shapes';

export type PoolFilingSummary = FilingSummary & { rules: string };

/** What a version can be compared with: 'none', or another submission. */
export type ComparedWith = { with: string; label: string };

export type PoolFilingWhole = PoolFilingSummary &
  FilingShown &
  CheckedShown & {
    /** The usual one first. */
    bases: ComparedWith[];
  };

/** Of all that is staked, as percentages; what is of the example races is left off where they do not fit. */
export type ShownCost = {
  takeOut: string;
  breakage?: string;
  /** "−0.02% to 0.31%": the least and the most at one race. */
  breakageFrom?: string;
  least?: string;
  leastFrom?: string;
};

export type PoolComparison = {
  changes: PoolChange[];
  costs: { pool: string; before?: ShownCost; after?: ShownCost }[];
  /** The example races in a sentence. */
  example: string;
};
