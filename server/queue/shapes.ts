import type { OpenCount } from '@/rulebooks/findings/open-items';
import type { State } from '../vocabulary/life/states';
import type { VariationState } from '../vocabulary/life/variations';
import type { QueueKind } from '../vocabulary/queue';

type Queued = {
  id: string;
  /** Where it is reviewed. */
  href: string;
  /** "A-PHJB-0001"; of what is offered without approval and of documents their own number. */
  reference: string;
  name: string;
  version: number;
  operator: string;
  /** What it is of: a game, the games of a schedule. */
  of: string;
  jurisdiction: string;
  /** The reviewer who looks after it. */
  assignee?: { id: string; name: string };
  /** When it was submitted or notified, or a request on its trial was made. */
  since: string;
  /** The regulator has something to do with it, or waits for the operator. */
  awaited: boolean;
  openQuestions: number;
  /** How many of each are open. */
  open: OpenCount[];
};

/** What the authority is asked for, and where that stands. */
export type QueueStanding =
  | { kind: 'offered'; state: VariationState }
  | { kind: Exclude<QueueKind, 'offered'>; state: State };

export type QueueItem = Queued & QueueStanding;

export type SavedView = { id: string; name: string; filters: string };
