import type { Assignee } from '../submissions/stored/assignments';
import type { QueueItem } from './shapes';

export const assigned = (assignee: Assignee | undefined): Pick<QueueItem, 'assignee'> =>
  assignee ? { assignee } : {};
