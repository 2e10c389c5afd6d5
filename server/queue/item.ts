/** What every item of the queue has, whatever it is of. */
import { identityOf } from '@/rulebooks/registry';
import type { Assignee } from '../submissions/stored/assignments';
import type { QueueItem } from './shapes';

export const jurisdictionOf = (rulebook: string): string => identityOf(rulebook)?.jurisdiction ?? rulebook;

export const assigned = (assignee: Assignee | undefined): Pick<QueueItem, 'assignee'> =>
  assignee ? { assignee } : {};
