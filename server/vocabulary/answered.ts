/** A further question about a round that was answered, as a frozen version and its dossier keep it. */
import type { StudyResult } from '@/simulations/family/study';

export type AnsweredQuestion = {
  /** The round's first wager. */
  round: string;
  study: string;
  settings: Record<string, unknown>;
  result: StudyResult;
};

/** Of one version: more than anybody reads. */
export const ANSWERS_AT_MOST = 20;
