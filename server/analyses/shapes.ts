import type { Analysis } from '@/rulebooks/analysis/analysis';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import type { StudyField, StudyResult } from '@/simulations/family/study';
import type { Problem } from '@/simulations/problems/problem';
import type { DistributionJson } from '@/simulations/wagers/wire';
import type { JobView, Machine } from '../vocabulary/jobs';

/** A wager's events and how often each happens, before any pays. */
export type ReadyDistribution = DistributionJson;
export type Distributions =
  | { state: 'ready'; wagers: Record<string, ReadyDistribution> }
  | { state: 'computing'; job: string; seconds: number }
  /** Cancelled or failed: starts again only when somebody requests it. */
  | { state: 'stopped'; job: string; says: string };

/** One round of a game, by its first wager: solved, being solved, not requested, or not solvable. */
export type RoundSolution = { id: string; settles: string[] } & (
  | { state: 'ready'; solution: SolutionJson }
  | ({ state: 'computing'; job: string } & Pick<JobView, 'done' | 'total' | 'doing'>)
  | { state: 'unsolved' }
  | { state: 'problems'; problems: Problem[] }
);

/** A further question that a round can be asked, and how much work it is as first shown. */
export type StudyOffered = {
  id: string;
  label: string;
  explains: string;
  fields: StudyField[];
  defaults: Record<string, unknown>;
  seconds: number;
};
export type StudyAnswer = {
  study: string;
  settings: Record<string, unknown>;
  result: StudyResult;
  engine: string;
  createdAt: string;
};
/** An answer about a draft exactly as it is saved, which its dossier may hold. */
export type AnswerOffered = {
  key: string;
  label: string;
  settings?: string;
  summary: string;
  createdAt: string;
};
/** An answer as it was frozen with a version. */
export type FiledAnswer = { label: string; settings: string; result: StudyResult };
export type RoundStudies = {
  studies: StudyOffered[];
  answers: StudyAnswer[];
  underWay: (JobView & { study: string })[];
};

export type AnalysisSummary = {
  id: string;
  hash: string;
  variantHash: string;
  engine: string;
  createdAt: string;
  /** It matches the draft exactly as last saved. */
  current: boolean;
};
export type AnalysisWhole = Analysis & {
  id: string;
  variantHash: string;
  machine: Machine;
  createdAt: string;
};
