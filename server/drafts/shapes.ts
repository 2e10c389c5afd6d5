import type { Variant } from '@/rulebooks/variant';
import type { AnalysisSummary, JobView } from '../analyses/shapes';
import type { SubmissionState } from '../submissions/states';

export type DraftState = 'editing' | SubmissionState;
export type DraftSummary = {
  id: string;
  name: string;
  game: string;
  gameLabel: string;
  rulebook: string;
  updatedAt: string;
  updatedBy: string;
  revision: number;
  state: DraftState;
};
export type DraftWhole = {
  id: string;
  name: string;
  variant: Variant;
  revision: number;
  updatedAt: string;
  updatedBy: string;
  /** The date it is held against the rulebook. */
  at: string;
  analysis: AnalysisSummary | null;
  /** Queued or running. */
  job: JobView | null;
  submission?: { id: string; version: number; state: SubmissionState };
  /** The submission it revises, where it began as a new version of one. */
  revises?: { id: string; reference: string; version: number };
};
