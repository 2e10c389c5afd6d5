import type { OpenCount } from '@/rulebooks/findings/open-items';
import type { State } from '../vocabulary/life/states';

export type QueueItem = {
  id: string;
  reference: string;
  name: string;
  version: number;
  operator: string;
  game: string;
  gameLabel: string;
  state: State;
  submittedAt: string;
  openQuestions: number;
  /** How many of each are open. */
  open: OpenCount[];
};
