import type { PoolFinding } from '@/rulebooks/totalisator/own/finding';
import type { OwnRules } from '@/rulebooks/totalisator/own/rules';
import type { Term } from '@/rulebooks/totalisator/own/terms';
import type { FilingState } from '../vocabulary/life/filings';

export type RulesSummary = {
  id: string;
  name: string;
  rulebook: string;
  updatedAt: string;
  updatedBy: string;
};

/** A pool with what the operator decided, in words. */
export type ShownPool = { pool: string; terms: Term[] };

/** Of one version: what it holds, and what the clauses find. */
export type CheckedShown = {
  pools: ShownPool[];
  general: Term[];
  /** The gravest first. */
  findings: PoolFinding[];
  breaches: number;
  /** Why the version can no longer be read, in a sentence. */
  unreadable?: string;
};

export type RulesWhole = RulesSummary &
  CheckedShown & {
    revision: number;
    inForceFrom?: string;
    content: OwnRules;
    /** The pools that the book has. */
    kinds: { id: string; label: string; merged: boolean }[];
    filings: { id: string; number: string; version: number; state: FilingState }[];
  };
