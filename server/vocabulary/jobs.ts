/** What the analysis worker can be asked to do, and what is shown of it. Plain data: the work is kept in the job's row. */
import type { Variant } from '@/rulebooks/variant/variant';
import type { Round } from '@/simulations/request/rounds';
import type { ServerProblem } from '../problems/problem';

export type GameAndOptions = {
  rulebook: string;
  /** The day whose edition of it is meant. */
  at?: string | undefined;
  game: string;
  options: Record<string, string>;
  /** Of a game that no rulebook lists: the game. */
  filed?: Variant['filed'];
};

/** Of wagers that an operator wrote, what decides how often their rows hold: neither a name nor a pay. */
export type WrittenConditions = Record<
  string,
  { rows: { event: string; when: string }[]; otherwise: 'lose' | 'push' }
>;
export type GameAndConditions = GameAndOptions & { written?: WrittenConditions | undefined };

export type JobWork =
  | ({ kind: 'distributions' } & GameAndConditions)
  | { kind: 'solution'; round: Round }
  | { kind: 'study'; round: Round; study: string; settings: Record<string, unknown> }
  | { kind: 'analysis'; variant: Variant; at: string; rounds: number; seed: number }
  /** `chosen`: a reviewer's own rounds and seed, in place of those that were submitted. */
  | { kind: 'rerun'; submission: string; chosen?: WitnessChoice }
  /** A draft edition of a rulebook, at a revision, tried on everything played. */
  | { kind: 'edition-trial'; edition: string; revision: number };

export type WitnessChoice = { rounds: number; seed: number };

export const ROUNDS = 1_000_000;
export const SEED = 7;

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
export type JobView = {
  id: string;
  kind: JobWork['kind'];
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
