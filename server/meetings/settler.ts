/**
 * Settles meetings beside the web server, in a thread that accounts share by turns. What bets return and what pool rules cost takes
 * seconds that no settlement is to wait for, so it has a thread of its own.
 */
import type { PoolCosts } from '@/rulebooks/totalisator/own/cost';
import { ok } from '@/simulations/problems/problem';
import type { Member } from '../access/context';
import { type Answer, refuse } from '../problems/problem';
import { type FairQueue, fairQueue } from '../threads/fair-queue';
import { Exhausted, inThisThread, type SideThread, threadOrHere } from '../threads/side-thread';
import type { CardTask } from './card-task';
import { type CostTask, fromCostText, type PoolTask, type PoolTaskDone, poolTask } from './pool-task';
import type { ShownReturns } from './returns-shown';
import type { ReturnsTask } from './returns-task';
import type { SettledText, SettleTask } from './settle-task';
import type { SheetTask } from './sheet-task';

type Settler = FairQueue<PoolTask, PoolTaskDone>;

const queued = (thread: SideThread<PoolTask, PoolTaskDone>): Settler =>
  fairQueue(thread, { atMost: 12, forOne: 2, forAnOrganisation: 4 });

/** The largest meeting that may be kept takes a few seconds. */
const SECONDS = 30;
const MEGABYTES = 1_024;

const here = (): Settler => queued(inThisThread(poolTask));
let settler = here();
let estimator = here();

/** For the web server; tests answer nobody meanwhile. */
export function settleBesideServer(): void {
  const beside = () =>
    queued(threadOrHere('settlement-thread', poolTask, { ms: SECONDS * 1_000, megabytes: MEGABYTES }));
  settler = beside();
  estimator = beside();
}

const queueOf = (task: PoolTask): Settler => ('returns' in task || 'costs' in task ? estimator : settler);

const asked = (member: Member, task: PoolTask) =>
  queueOf(task).admit({ person: member.id, organisation: member.organisation.id }, (inTurn) => inTurn(task));

const BUSY = refuse(
  'busy',
  'Too many meetings are being settled at this moment. Wait a few seconds and try again.',
);

/** `ended` says what to do where the task took more than it may. */
async function doneBy(member: Member, task: PoolTask, ended: string): Promise<PoolTaskDone | Answer<never>> {
  try {
    const done = await asked(member, task);
    return done === 'busy' ? BUSY : done;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return refuse('limit-reached', ended);
  }
}

export async function settledBy(member: Member, task: SettleTask): Promise<Answer<SettledText>> {
  const done = await doneBy(
    member,
    { settle: task },
    `Settling took more than ${SECONDS} seconds or too much memory, so it was stopped and nothing was saved. Settle this meeting on the command line.`,
  );
  return 'settled' in done ? done.settled : refusalIn(done);
}

export async function cardCheckedBy(member: Member, task: CardTask): Promise<Answer<undefined>> {
  const done = await doneBy(
    member,
    { card: task },
    `Checking what is staked took more than ${SECONDS} seconds or too much memory, so it was stopped and nothing was saved. Take fewer stakes, or settle this meeting on the command line.`,
  );
  return 'checked' in done ? done.checked : refusalIn(done);
}

export async function sheetBy(member: Member, task: SheetTask): Promise<Answer<Uint8Array>> {
  const done = await doneBy(
    member,
    { sheet: task },
    `Writing the stakes took more than ${SECONDS} seconds or too much memory, so it was stopped. Take the meeting as JSON instead.`,
  );
  return 'sheet' in done ? done.sheet : refusalIn(done);
}

export async function returnsBy(member: Member, task: ReturnsTask): Promise<Answer<ShownReturns>> {
  const done = await doneBy(
    member,
    { returns: task },
    `What bets in this pool return took more than ${SECONDS} seconds to work out, so it was stopped. Take fewer stakes, or ask pool-returns on the command line.`,
  );
  return 'returns' in done ? done.returns : refusalIn(done);
}

export async function costsBy(member: Member, task: CostTask): Promise<Answer<PoolCosts[]>> {
  const done = await doneBy(
    member,
    { costs: task },
    `What these pool rules cost took more than ${SECONDS} seconds to work out, so it was stopped. Compare them on the command line.`,
  );
  if (!('costs' in done)) return refusalIn(done);
  if (!done.costs.ok) return done.costs;
  return ok(
    done.costs.value.map(({ pool, before, after }) => ({
      pool,
      ...(before && { before: fromCostText(before) }),
      ...(after && { after: fromCostText(after) }),
    })),
  );
}

const refusalIn = (done: PoolTaskDone | Answer<never>): Answer<never> => ('problems' in done ? done : BUSY);
