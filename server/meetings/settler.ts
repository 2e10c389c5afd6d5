/** Settles meetings beside the web server, in a thread that accounts share by turns. */
import type { Result } from '@/simulations/problems/problem';
import type { Member } from '../access/context';
import { type Answer, refuse } from '../problems/problem';
import { type FairQueue, fairQueue } from '../threads/fair-queue';
import { Exhausted, inThisThread, type SideThread, threadOrHere } from '../threads/side-thread';
import { type SettledText, type SettleTask, settleTask } from './settle-task';

type Settler = FairQueue<SettleTask, Result<SettledText>>;

const queued = (thread: SideThread<SettleTask, Result<SettledText>>): Settler =>
  fairQueue(thread, { atMost: 12, forOne: 2, forAnOrganisation: 4 });

/** The largest meeting that may be kept takes less than one second. */
const SECONDS = 30;
const MEGABYTES = 1_024;

let settler = queued(inThisThread(settleTask));

/** For the web server; tests answer nobody meanwhile. */
export function settleBesideServer(): void {
  settler = queued(
    threadOrHere('settlement-thread', settleTask, { ms: SECONDS * 1_000, megabytes: MEGABYTES }),
  );
}

export async function settledBy(member: Member, task: SettleTask): Promise<Answer<SettledText>> {
  const asker = { person: member.id, organisation: member.organisation.id };
  try {
    const settled = await settler.admit(asker, (inTurn) => inTurn(task));
    return settled === 'busy'
      ? refuse(
          'busy',
          'Too many meetings are being settled at this moment. Wait a few seconds and try again.',
        )
      : settled;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return refuse(
      'limit-reached',
      `Settling took more than ${SECONDS} seconds or too much memory, so it was stopped and nothing was saved. Settle this meeting on the command line.`,
    );
  }
}
