import type { Analysis } from '@/rulebooks/analysis';
import type { DistributionJson } from '@/simulations/figures/wire';
import type { ServerProblem } from '../errors';

/** A wager's events and how often each happens, before anything is paid. */
export type ReadyDistribution = DistributionJson;
export type Distributions =
  | { state: 'ready'; wagers: Record<string, ReadyDistribution> }
  | { state: 'computing'; job: string };

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
export type JobView = {
  id: string;
  kind: 'distributions' | 'analysis' | 'rerun';
  state: JobState;
  done: number;
  total: number;
  doing: string;
  startedAt?: string;
  finishedAt?: string;
  problem?: ServerProblem;
  /** The finished analysis' id. */
  analysis?: string;
};
export type Machine = { platform: string; processor: string; node: string };
export type AnalysisSummary = {
  id: string;
  hash: string;
  variantHash: string;
  engine: string;
  createdAt: string;
  /** It is of exactly the draft as last saved. */
  current: boolean;
};
export type AnalysisWhole = Analysis & {
  id: string;
  variantHash: string;
  machine: Machine;
  createdAt: string;
};
