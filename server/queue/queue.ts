/** All that waits in a regulator's organisation or was decided there, of every kind, in one list. */
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { filingsQueued } from './filings';
import { gamesQueued } from './games';
import { offeredQueued } from './offered';
import type { QueueItem } from './shapes';

const waitingFirst = (one: QueueItem, other: QueueItem): number =>
  Number(other.awaited) - Number(one.awaited) || one.since.localeCompare(other.since);

/** What waits first, oldest first; then what is over. */
export async function queue(context: MemberContext): Promise<QueueItem[]> {
  const { db, member, now } = context;
  const { organisation } = member;
  const items = [
    ...(await gamesQueued(db, organisation, todayAt(now()))),
    ...(await offeredQueued(db, organisation, now())),
    ...(await filingsQueued(context)),
  ];
  return items.sort(waitingFirst);
}
