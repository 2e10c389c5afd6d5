import type { SubmissionState } from '../submissions/states';

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
  breaches: number;
};
