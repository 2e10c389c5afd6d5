import type { OpenCount } from '@/rulebooks/findings/open-items';
import type { SubmissionState } from '../vocabulary/submission-states';

export type QueueItem = {
  id: string;
  reference: string;
  name: string;
  version: number;
  operator: string;
  game: string;
  gameLabel: string;
  state: SubmissionState;
  submittedAt: string;
  openQuestions: number;
  /** How many of each are open. */
  open: OpenCount[];
};
