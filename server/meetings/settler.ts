/** Settles meetings beside the web server, in a thread that accounts share by turns. */
import type { Result } from '@/simulations/problems/problem';
import type { Member } from '../access/context';
import { type Answer, refuse } from '../problems/problem';
import { type FairQueue, fairQueue } from '../threads/fair-queue';
import { inThisThread, type SideThread, threadOrHere } from '../threads/side-thread';
import { type SettledText, type SettleTask, settleTask } from './settle-task';

type Settler = FairQueue<SettleTask, Result<SettledText>>;

const queued = (thread: SideThread<SettleTask, Result<SettledText>>): Settler =>
  fairQueue(thread, { atMost: 12, forOne: 2, forAnOrganisation: 4 });

let settler = queued(inThisThread(settleTask));

/** For the web server; tests answer nobody meanwhile. */
export function settleBesideServer(): void {
  settler = queued(threadOrHere('settlement-thread', settleTask));
}

export async function settledBy(member: Member, task: SettleTask): Promise<Answer<SettledText>> {
  const asker = { person: member.id, organisation: member.organisation.id };
  const settled = await settler.admit(asker, (inTurn) => inTurn(task));
  return settled === 'busy'
    ? refuse('busy', 'Too many meetings are being settled at this moment. Wait a few seconds and try again.')
    : settled;
}
