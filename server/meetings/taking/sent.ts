/** What is sent of a meeting, handed piece by piece to the thread that takes it. */
import { fail } from '@/simulations/problems/problem';
import type { Member } from '../../access/context';
import { arriving, CutOff, Slow } from '../../attachments/arriving';
import { type Answer, refuse } from '../../problems/problem';
import { fairQueue } from '../../threads/fair-queue';
import { Exhausted, inThisThread } from '../../threads/side-thread';
import type { PieceDone, Taken, ToTake } from './piece';
import { type Taker, taker } from './taker';

/** How many are sent at once, each to a thread of its own; what a file says is worked out for one at a time. */
const sending = fairQueue(
  inThisThread((work: () => Promise<PieceDone>) => work()),
  { atMost: 4, forOne: 1, forAnOrganisation: 2 },
);

const BUSY = refuse(
  'busy',
  'Another file is being sent at this moment. Wait until it is there, then send this one.',
);
const STOPPED = refuse('input-unreadable', 'Sending stopped, and nothing was taken. Send the file again.');
const TOO_MUCH = refuse(
  'limit-reached',
  'Reading this file took too long or too much memory, so it was stopped and nothing was taken. Add up the stakes on one combination and send it again.',
);

type InTurn = (work: () => Promise<PieceDone>) => Promise<PieceDone>;

/** Each piece is asked for once the one before is taken, so that no more than one waits. */
async function handed(to: Taker, body: ReadableStream<Uint8Array>, inTurn: InTurn): Promise<Answer<Taken>> {
  try {
    for await (const chunk of arriving(body)) {
      const answer = await to.next({ chunk });
      if ('taken' in answer) return answer.taken;
      if (answer.fault) return fail(answer.fault);
    }
    const last = await inTurn(() => to.next('end'));
    return 'taken' in last ? last.taken : STOPPED;
  } catch (error) {
    if (error instanceof Exhausted) return TOO_MUCH;
    if (error instanceof Slow || error instanceof CutOff) return STOPPED;
    throw error;
  } finally {
    await to.close();
  }
}

export async function takenFrom(
  member: Member,
  task: ToTake,
  body: ReadableStream<Uint8Array>,
): Promise<Answer<Taken>> {
  const asker = { person: member.id, organisation: member.organisation.id };
  const taken = await sending.admit(asker, (inTurn) => handed(taker(task), body, inTurn));
  return taken === 'busy' ? BUSY : taken;
}
