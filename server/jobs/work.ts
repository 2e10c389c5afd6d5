/** What the analysis worker can be asked to do. Plain data: it is kept in the job's row. */
import type { Variant } from '@/rulebooks/variant';
import type { Round } from '@/simulations/request/rounds';
import type { GameAndConditions } from '../analyses/gameWagers';

export type JobWork =
  | ({ kind: 'distributions' } & GameAndConditions)
  | { kind: 'solution'; round: Round }
  | { kind: 'analysis'; variant: Variant; at: string; rounds: number; seed: number }
  | { kind: 'rerun'; submission: string };

export const ROUNDS = 1_000_000;
export const SEED = 7;
