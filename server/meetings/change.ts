/** A change of a meeting: to the one that its writer saw, and with an event in the same transaction. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { EventKind } from '../vocabulary/event-kinds';
import { type MeetingRow, meetingWithin, type OwnMeeting, updateMeeting } from './queries';
import { stateHash } from './sums';

export type Seen = { id: string; revision: number };

type Change = {
  values: Partial<MeetingRow>;
  event: { kind: EventKind; data: Record<string, unknown> };
};

export const eventOf = (
  { member }: Pick<MemberContext, 'member'>,
  row: Pick<MeetingRow, 'id' | 'name' | 'rulebook' | 'venue' | 'day' | 'card' | 'results' | 'staked'>,
  { kind, data }: Change['event'],
  at: string,
) => ({
  at,
  actor: actorOf(member),
  organisation: member.organisation,
  kind,
  subject: `meeting:${row.id}`,
  data: {
    name: row.name,
    rulebook: row.rulebook,
    venue: row.venue,
    day: row.day,
    state: stateHash(row),
    ...data,
  },
});

/** Refused where somebody else changed it since its writer saw it. */
async function unlessChanged(
  tx: Queries,
  { id, revision }: Seen,
  member: MemberContext['member'],
): Promise<Answer<OwnMeeting>> {
  const own = await meetingWithin(tx, member, id);
  if (!own) return notFound('meeting');
  const row = own.meeting;
  if (row.revision === revision) return ok(own);
  const by = await nameOf(tx, row.updatedBy);
  return refuse(
    'draft-changed',
    `${by} changed this meeting after you opened it. Look at what is there now, then make your change again.`,
    { conflict: { by, at: row.updatedAt, revision: row.revision } },
  );
}

/** For what takes long, so that it works on the very meeting its writer saw. */
export const meetingSeen = ({ db, member }: MemberContext, seen: Seen) => unlessChanged(db, seen, member);

/** `undefined`: nothing is another one than it was. `at`: the moment that the change and its event have. */
export function changed(
  context: MemberContext,
  { id, revision }: Seen,
  change: (tx: Queries, row: MeetingRow, at: string) => Promise<Answer<Change | undefined>>,
): Promise<Answer<Seen>> {
  const { db, member, now } = context;
  return db.transaction(async (tx): Promise<Answer<Seen>> => {
    const own = await unlessChanged(tx, { id, revision }, member);
    if (!own.ok) return own;
    const row = own.value.meeting;
    const at = now().toISOString();
    const made = await change(tx, row, at);
    if (!made.ok) return made;
    if (!made.value) return ok({ id, revision });
    const { values, event } = made.value;
    const next = revision + 1;
    await updateMeeting(tx, id, {
      ...values,
      revision: next,
      updatedAt: at,
      updatedBy: member.id,
    });
    await appendEvent(tx, eventOf(context, { ...row, ...values }, event, at));
    return ok({ id, revision: next });
  });
}
