/** A whole meeting taken from one file in one step, and written to one: its card, its stakes and its results. */
import { randomUUID } from 'node:crypto';
import { wholeFile } from '@/rulebooks/totalisator/whole-meeting';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { fail, ok, type Problem } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { MeetingHead } from '../access/inputs';
import { appendEvent } from '../audit/append';
import { type Answer, notFound, refuse } from '../problems/problem';
import { eventOf, type Seen } from './change';
import { fileText } from './file-text';
import { keepStakes, namesOf, packedOf, stakedOf } from './kept-stakes';
import { GONE, isWhole } from './named-stakes';
import { insertMeeting, type MeetingRow, meetingCount, meetingWithin } from './queries';
import { noRoom } from './room';
import { takenFrom } from './taking/sent';
import { type Head, MEETINGS_AT_MOST, TOO_MANY_MEETINGS } from './write';

const LACKS: Record<keyof Head, string> = {
  name: 'What the meeting is called is not in the file; type its name, or add “name”.',
  venue: 'Where the meeting is held is not in the file; type its racecourse, or add “venue”.',
  day: 'When the meeting is held is not in the file; type its day, or add “day”, for example "2026-11-25".',
};

type Named = { [Field in keyof Head]?: string | undefined };

/** What the file says goes before what was typed beside it. */
function headOf(file: Named, typed: Partial<Head>): Answer<Head> {
  const given = {
    name: file.name || typed.name,
    venue: file.venue || typed.venue,
    day: file.day || typed.day,
  };
  const lacking = (Object.keys(LACKS) as (keyof Head)[]).filter((field) => !given[field]?.trim());
  if (lacking.length > 0)
    return fail(
      ...lacking.map((field): Problem => ({ code: 'input-unreadable', message: LACKS[field], field })),
    );
  const head = MeetingHead.safeParse(given);
  return head.success
    ? ok(head.data)
    : fail(
        ...head.error.issues.map(
          ({ message, path }): Problem => ({
            code: 'input-unreadable',
            message: `The ${String(path[0])} of the meeting cannot be used: ${message}`,
            field: String(path[0]),
          }),
        ),
      );
}

/** `rulebook`: chosen beside a file that names none. */
type Sent = { body: ReadableStream<Uint8Array>; typed: Partial<Head>; rulebook?: string | undefined };

/** All of it or nothing, with a sentence for each fault. */
export async function takeMeeting(
  context: MemberContext,
  { body, typed, rulebook }: Sent,
): Promise<Answer<Seen>> {
  const { db, member, now } = context;
  const full = await noRoom(db, member.organisation.id);
  if (full) return full;
  const taken = await takenFrom(member, { as: 'meeting', rulebook }, body);
  if (!taken.ok) return taken;
  const { pools, whole } = taken.value;
  if (!whole) throw new Error('a whole meeting was asked for');
  const { card, results } = whole;
  const head = headOf(whole, typed);
  if (!head.ok) return head;
  return db.transaction(async (tx): Promise<Answer<Seen>> => {
    const organisation = member.organisation.id;
    if ((await meetingCount(tx, organisation)) >= MEETINGS_AT_MOST)
      return refuse('limit-reached', TOO_MANY_MEETINGS);
    const at = now().toISOString();
    const row: MeetingRow = {
      ...head.value,
      rulebook: whole.rulebook,
      id: randomUUID(),
      organisationId: organisation,
      card,
      results: [...results].sort((a, b) => a.race - b.race),
      staked: stakedOf(pools),
      revision: 1,
      settlements: 0,
      createdAt: at,
      updatedAt: at,
      updatedBy: member.id,
    };
    await insertMeeting(tx, row);
    await keepStakes(tx, row.id, pools);
    const data = {
      races: card.races.length,
      pools: card.pools.length,
      stakes: Object.values(pools).reduce((sum, { count }) => sum + count, 0),
      results: results.length,
    };
    await appendEvent(tx, eventOf(context, row, { kind: 'meeting-taken', data }, at));
    return ok({ id: row.id, revision: 1 });
  });
}

/** As it is now, for its operator. */
export async function meetingText(
  { db, member }: MemberContext,
  id: string,
): Promise<Answer<AsyncIterable<string>>> {
  const own = await meetingWithin(db, member, id);
  if (!own) return notFound('meeting');
  const { name, venue, day, card, results, rulebook, staked } = own.meeting;
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const whole = { rulebook, name, venue, day, card, results, stakes: namesOf(staked) };
  const file = wholeFile(whole, book.value.rules);
  const stakes = await packedOf(db, own.meeting);
  return isWhole(file, stakes) ? ok(fileText(file, stakes)) : GONE;
}
