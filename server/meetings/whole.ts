/** A whole meeting taken from one file in one step, and written to one: its card, its stakes and its results. */
import { randomUUID } from 'node:crypto';
import { type WholeMeeting, wholeFile } from '@/rulebooks/totalisator/whole-meeting';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { fail, ok, type Problem } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { MeetingHead } from '../access/inputs';
import { appendEvent } from '../audit/append';
import { type Answer, notFound, refuse } from '../problems/problem';
import { eventOf, type Seen } from './change';
import { insertMeeting, type MeetingRow, meetingCount, meetingWithin, putStakes, stakesOf } from './queries';
import { wholeReadBy } from './settler';
import { fewFaults, jsonIn } from './stakes';
import { type Head, MEETINGS_AT_MOST, stakedOf, TOO_MANY_MEETINGS } from './write';

/** A meeting with as many stakes as may be kept, and room for how others write it. */
export const FILE_AT_MOST = 4_000_000;

const LACKS: Record<keyof Head, string> = {
  name: 'What the meeting is called is not in the file; type its name, or add “name”.',
  venue: 'Where the meeting is held is not in the file; type its racecourse, or add “venue”.',
  day: 'When the meeting is held is not in the file; type its day, or add “day”, for example "2026-11-25".',
};

/** What the file says goes before what was typed beside it. */
function headOf(file: WholeMeeting, typed: Partial<Head>): Answer<Head> {
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

/** All of it or nothing, with a sentence for each fault. */
export async function takeMeeting(
  context: MemberContext,
  { bytes, typed, rulebook }: { bytes: Uint8Array; typed: Partial<Head>; rulebook: string },
): Promise<Answer<Seen>> {
  const { db, member, now } = context;
  const json = jsonIn(bytes);
  if (!json.ok) return json;
  const read = await wholeReadBy(member, { rulebook, value: json.value });
  if (!read.ok) return { ok: false, problems: fewFaults(read.problems) };
  const { card, stakes, results } = read.value;
  const head = headOf(read.value, typed);
  if (!head.ok) return head;
  return db.transaction(async (tx): Promise<Answer<Seen>> => {
    const organisation = member.organisation.id;
    if ((await meetingCount(tx, organisation)) >= MEETINGS_AT_MOST)
      return refuse('limit-reached', TOO_MANY_MEETINGS);
    const at = now().toISOString();
    const row: MeetingRow = {
      ...head.value,
      rulebook,
      id: randomUUID(),
      organisationId: organisation,
      card,
      results: [...results].sort((a, b) => a.race - b.race),
      staked: stakedOf(stakes),
      revision: 1,
      settlements: 0,
      createdAt: at,
      updatedAt: at,
      updatedBy: member.id,
    };
    await insertMeeting(tx, row);
    await putStakes(tx, row.id, stakes);
    const data = {
      races: card.races.length,
      pools: card.pools.length,
      stakes: Object.values(stakes).reduce((sum, { length }) => sum + length, 0),
      results: results.length,
    };
    await appendEvent(tx, eventOf(context, row, { kind: 'meeting-taken', data }, at));
    return ok({ id: row.id, revision: 1 });
  });
}

/** As it is now, for its operator. */
export async function meetingText({ db, member }: MemberContext, id: string): Promise<Answer<string>> {
  const own = await meetingWithin(db, member, id);
  if (!own) return notFound('meeting');
  const { name, venue, day, card, results, rulebook } = own.meeting;
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const stakes = await stakesOf(db, id);
  return ok(JSON.stringify(wholeFile({ name, venue, day, card, stakes, results }, book.value.rules)));
}
