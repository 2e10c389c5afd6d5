import type { Analysis } from '@/rulebooks/analysis';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import type { Problem } from '@/simulations/problems/problem';
import type { DistributionJson } from '@/simulations/wagers/wire';
import type { ServerProblem } from '../errors';

/** A wager's events and how often each happens, before anything is paid. */
export type ReadyDistribution = DistributionJson;
export type Distributions =
  | { state: 'ready'; wagers: Record<string, ReadyDistribution> }
  | { state: 'computing'; job: string; seconds: number }
  /** Cancelled or failed: not started again until somebody requests it. */
  | { state: 'stopped'; job: string; says: string };

/** One round of a game, by its first wager: solved, being solved, left unsolved as nobody asked, or not to be solved. */
export type RoundSolution = { id: string; settles: string[] } & (
  | { state: 'ready'; solution: SolutionJson }
  | ({ state: 'computing'; job: string } & Pick<JobView, 'done' | 'total' | 'doing'>)
  | { state: 'unsolved' }
  | { state: 'problems'; problems: Problem[] }
);

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
export type JobView = {
  id: string;
  kind: 'distributions' | 'solution' | 'analysis' | 'rerun';
  state: JobState;
  done: number;
  total: number;
  doing: string;
  /** Estimated work, in seconds of one thread. */
  seconds: number;
  startedAt?: string;
  finishedAt?: string;
  problem?: ServerProblem;
  /** Of an analysis: how many rounds are played, and from which seed. */
  witness?: { rounds: number; seed: number };
  /** The finished analysis' id. */
  analysis?: string;
};
/** What is under way, for those who look after an organisation or the site: who has how much of it, and never of what. */
export type UnderWay = Pick<JobView, 'id' | 'kind' | 'state' | 'done' | 'total' | 'seconds'> & {
  by: string;
  organisation: string;
  createdAt: string;
  stopping: boolean;
};
export type Machine = { platform: string; processor: string; node: string };
export type AnalysisSummary = {
  id: string;
  hash: string;
  variantHash: string;
  engine: string;
  createdAt: string;
  /** It is for exactly the draft as last saved. */
  current: boolean;
};
export type AnalysisWhole = Analysis & {
  id: string;
  variantHash: string;
  machine: Machine;
  createdAt: string;
};
