/** Stakes that are sent, taken whole or not at all: by a file, or by bets one a line. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import type { Answer } from '../problems/problem';
import { changed, meetingSeen, type Seen } from './change';
import { countsOf, dropStakes, keepStakes, stakedOf } from './kept-stakes';
import { noRoom } from './room';
import { takenFrom } from './taking/sent';

type Sent = { as: 'bets' | 'stakes'; body: ReadableStream<Uint8Array> };

/** Read before the change begins, so that nobody waits for the database meanwhile: a change that came between is refused by its revision. */
export async function takeStakes(
  context: MemberContext,
  { as, body, ...seen }: Seen & Sent,
): Promise<Answer<Seen>> {
  const { db, member } = context;
  const own = await meetingSeen(context, seen);
  if (!own.ok) return own;
  const full = await noRoom(db, member.organisation.id);
  if (full) return full;
  const { card, rulebook, staked } = own.value.meeting;
  const taken = await takenFrom(member, { as, rulebook, card, staked: countsOf(staked) }, body);
  if (!taken.ok) return taken;
  const { pools } = taken.value;
  const stakes = Object.values(pools).reduce((sum, { count }) => sum + count, 0);
  return changed(context, seen, async (tx, row) => {
    const now = { ...row.staked, ...stakedOf(pools) };
    await keepStakes(tx, row.id, pools);
    await dropStakes(tx, { id: row.id, staked: now });
    return ok({
      values: { staked: now },
      event: { kind: 'meeting-stakes-taken', data: { pools: Object.keys(pools), stakes } },
    });
  });
}
