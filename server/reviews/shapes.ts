import type { OpenCount } from '@/rulebooks/findings/open-items';
import type { State } from '../vocabulary/life/states';
import type { QueueKind } from '../vocabulary/queue';

export type QueueItem = {
  id: string;
  reference: string;
  name: string;
  version: number;
  operator: string;
  game: string;
  gameLabel: string;
  jurisdiction: string;
  /** What the authority is asked for. */
  kind: QueueKind;
  /** The reviewer who looks after it. */
  assignee?: { id: string; name: string };
  state: State;
  /** When it was submitted, or a request on its trial was made. */
  since: string;
  /** The regulator has something to do with it, or waits for the operator. */
  awaited: boolean;
  openQuestions: number;
  /** How many of each are open. */
  open: OpenCount[];
};

export type SavedView = { id: string; name: string; filters: string };
