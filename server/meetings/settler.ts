/** Settles meetings, and works out what pool rules cost, beside the web server in a thread that accounts share by turns. */
import type { PoolCosts } from '@/rulebooks/totalisator/own/cost';
import type { WholeMeeting } from '@/rulebooks/totalisator/whole-meeting';
import { ok } from '@/simulations/problems/problem';
import type { Member } from '../access/context';
import { type Answer, refuse } from '../problems/problem';
import { type FairQueue, fairQueue } from '../threads/fair-queue';
import { Exhausted, inThisThread, type SideThread, threadOrHere } from '../threads/side-thread';
import {
  type CostTask,
  fromCostText,
  type PoolTask,
  type PoolTaskDone,
  poolTask,
  type WholeTask,
} from './pool-task';
import type { SettledText, SettleTask } from './settle-task';

type Settler = FairQueue<PoolTask, PoolTaskDone>;

const queued = (thread: SideThread<PoolTask, PoolTaskDone>): Settler =>
  fairQueue(thread, { atMost: 12, forOne: 2, forAnOrganisation: 4 });

/** The largest meeting that may be kept takes less than one second. */
const SECONDS = 30;
const MEGABYTES = 1_024;

let settler = queued(inThisThread(poolTask));

/** For the web server; tests answer nobody meanwhile. */
export function settleBesideServer(): void {
  settler = queued(
    threadOrHere('settlement-thread', poolTask, { ms: SECONDS * 1_000, megabytes: MEGABYTES }),
  );
}

const asked = (member: Member, task: PoolTask) =>
  settler.admit({ person: member.id, organisation: member.organisation.id }, (inTurn) => inTurn(task));

const BUSY = refuse(
  'busy',
  'Too many meetings are being settled at this moment. Wait a few seconds and try again.',
);

export async function settledBy(member: Member, task: SettleTask): Promise<Answer<SettledText>> {
  try {
    const done = await asked(member, { settle: task });
    return done !== 'busy' && 'settled' in done ? done.settled : BUSY;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return refuse(
      'limit-reached',
      `Settling took more than ${SECONDS} seconds or too much memory, so it was stopped and nothing was saved. Settle this meeting on the command line.`,
    );
  }
}

export async function wholeReadBy(member: Member, task: WholeTask): Promise<Answer<WholeMeeting>> {
  try {
    const done = await asked(member, { whole: task });
    return done !== 'busy' && 'whole' in done ? done.whole : BUSY;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return refuse(
      'limit-reached',
      `Reading this file took more than ${SECONDS} seconds or too much memory, so it was stopped. Add up the stakes on one combination and send it again.`,
    );
  }
}

export async function costsBy(member: Member, task: CostTask): Promise<Answer<PoolCosts[]>> {
  try {
    const done = await asked(member, { costs: task });
    if (done === 'busy' || !('costs' in done)) return BUSY;
    if (!done.costs.ok) return done.costs;
    return ok(
      done.costs.value.map(({ pool, before, after }) => ({
        pool,
        ...(before && { before: fromCostText(before) }),
        ...(after && { after: fromCostText(after) }),
      })),
    );
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return refuse(
      'limit-reached',
      `What these pool rules cost took more than ${SECONDS} seconds to work out, so it was stopped. Compare them on the command line.`,
    );
  }
}
