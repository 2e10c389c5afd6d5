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

/** Of all that is staked, as percentages; those of the example race are left off where it does not fit. */
export type ShownCost = { takeOut: string; breakage?: string; least?: string };

export type PoolComparison = {
  changes: PoolChange[];
  costs: { pool: string; before?: ShownCost; after?: ShownCost }[];
  /** The example race in a sentence. */
  example: string;
};
